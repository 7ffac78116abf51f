/** The sign of the house. */
export function Hourglass({ className = '' }: { className?: string }) {
  return (
    <svg className={`hourglass ${className}`} viewBox="0 0 100 140" aria-hidden="true">
      <path className="hourglass-wood" d="M18 8H82M18 132H82" />
      <path className="hourglass-sand" d="M34 40H66C62 52 54 58 51.500 67H48.500C46 58 38 52 34 40Z" />
      <path className="hourglass-stream" d="M50 66V118" />
      <path className="hourglass-sand" d="M28 126Q50 90 72 126Z" />
      <path
        className="hourglass-glass"
        d="M26 12C26 46 46 54 46 70S26 94 26 128M74 12C74 46 54 54 54 70S74 94 74 128"
      />
    </svg>
  )
}
