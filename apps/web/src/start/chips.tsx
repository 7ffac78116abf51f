interface ChipsProps<T extends string> {
  /** What is chosen; for screen readers. */
  readonly title: string
  readonly options: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few, side by side, the chosen one filled. */
export function Chips<T extends string>({ title, options, value, onChange }: ChipsProps<T>) {
  return (
    <fieldset className="filter-chips">
      <legend className="visually-hidden">{title}</legend>
      {options.map(([option, label]) => (
        <button
          key={option}
          type="button"
          className="filter-chip"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
