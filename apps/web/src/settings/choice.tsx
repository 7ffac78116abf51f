interface ChoiceProps<T extends string> {
  readonly title: string
  readonly options: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ title, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      {options.map(([option, label]) => (
        <label key={option} className="choice-option">
          <input type="radio" name={title} checked={option === value} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
