/** The key that presses a button, drawn on it. */
export function KeyCap({ name }: { name: string | null }) {
  return name === null ? null : (
    <span className="key-cap" aria-hidden="true">
      {name.toUpperCase()}
    </span>
  )
}
