import type { AnyGame, OptionSpec, OptionValue, OptionValues } from '@sablier/kernel'
import { useSay } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'

interface OptionFieldsProps {
  readonly game: AnyGame
  readonly seats: number
  readonly options: OptionValues
  readonly onChange: (options: OptionValues) => void
}

/** The variants a game offers when a table is set. */
export function OptionFields({ game, seats, options, onChange }: OptionFieldsProps) {
  const say = useSayWord()
  const tell = useSay()
  const specs = specsFor(game, seats)
  if (specs.length === 0) return null
  const minutes = game.minutesFor?.(seats, options)
  return (
    <fieldset className="options-panel">
      <legend>{say('optionsTitle')}</legend>
      {specs.map(([key, spec]) => (
        <div className="table-option" key={key}>
          <label className="field">
            {tell(spec.name)}
            <select
              value={String(options[key])}
              aria-describedby={spec.changes && `option-${key}`}
              onChange={(event) => onChange({ ...options, [key]: readValue(spec, event.target.value) })}
            >
              {spec.values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {nameOf(spec, value, tell)}
                </option>
              ))}
            </select>
          </label>
          {spec.changes && (
            <p id={`option-${key}`} className="hint">
              {tell(spec.changes)}
            </p>
          )}
        </div>
      ))}
      {minutes !== undefined && <p className="hint">{say('aboutMinutes', { n: minutes })}</p>}
    </fieldset>
  )
}

/** The variants a table is played by, as lines to read. */
export function OptionList({ game, seats, options }: Omit<OptionFieldsProps, 'onChange'>) {
  const tell = useSay()
  return (
    <dl className="facts">
      {specsFor(game, seats).map(([key, spec]) => (
        <div key={key}>
          <dt>{tell(spec.name)}</dt>
          <dd>{nameOf(spec, options[key] ?? spec.start, tell)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What of the variants of a table is not as usual, each in a few words. */
export function unusualOptions(
  game: AnyGame,
  seats: number,
  options: OptionValues,
  tell: ReturnType<typeof useSay>,
): string[] {
  return specsFor(game, seats).flatMap(([key, spec]) => {
    const value = options[key] ?? spec.start
    return value === spec.start ? [] : [`${tell(spec.name)}: ${nameOf(spec, value, tell)}`]
  })
}

const specsOf = (game: AnyGame): [string, OptionSpec][] => Object.entries(game.options as Record<string, OptionSpec>)
/** The variants that mean anything with so many seats. */
const specsFor = (game: AnyGame, seats: number): [string, OptionSpec][] =>
  specsOf(game).filter(([, spec]) => !spec.seats || (seats >= spec.seats.min && seats <= spec.seats.max))
const readValue = (spec: OptionSpec, text: string): OptionValue =>
  spec.values.find((value) => String(value) === text) ?? spec.start
const nameOf = (spec: OptionSpec, value: OptionValue, tell: ReturnType<typeof useSay>): string => {
  const name = spec.valueNames[String(value)]
  return name ? tell(name) : String(value)
}
