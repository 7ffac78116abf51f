interface GalleryTicksProps<T extends string> {
  readonly title: string
  readonly ticks: readonly { readonly id: T; readonly name: string; readonly count: number }[]
  readonly chosen: readonly T[]
  readonly onToggle: (id: T) => void
}

/** Several of a few, each with how many cards it stands for; folded on phones. */
export function GalleryTicks<T extends string>({ title, ticks, chosen, onToggle }: GalleryTicksProps<T>) {
  return (
    <details className="gallery-ticks" open={matchMedia('(min-width: 62rem)').matches}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {ticks.map(({ id, name, count }) => (
          <label key={id} className="choice-option">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span>{name}</span>
            <small>{count}</small>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
