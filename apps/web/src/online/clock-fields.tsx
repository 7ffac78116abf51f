import type { Clock } from '@sablier/protocol'
import { useSayWord, type Word } from '../words/use-words.ts'

const MINUTES = [5, 10, 15, 30, 45, 60, 90]
const SECONDS = [0, 5, 10, 20, 30, 60]
const DAYS = [1, 2, 3, 5, 7, 14]

/** What each kind of clock begins with. */
const STARTS: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 30, increment: 10 },
  days: { kind: 'days', days: 2 },
}
const KIND_WORDS: readonly (readonly [Clock['kind'], Word])[] = [
  ['none', 'clockNone'],
  ['live', 'clockLive'],
  ['days', 'clockDays'],
]

/** How long people may think at a new table. */
export function ClockFields({ clock, onClock }: { clock: Clock; onClock: (clock: Clock) => void }) {
  const say = useSayWord()
  return (
    <fieldset>
      <legend>{say('clock')}</legend>
      <div className="choice-row">
        {KIND_WORDS.map(([kind, word]) => (
          <label key={kind} className="choice-option">
            <input type="radio" name="clock" checked={clock.kind === kind} onChange={() => onClock(STARTS[kind])} />
            {say(word)}
          </label>
        ))}
      </div>
      {clock.kind === 'live' && (
        <>
          <NumberField
            label={say('clockMinutes')}
            values={MINUTES}
            value={clock.minutes}
            onValue={(minutes) => onClock({ ...clock, minutes })}
          />
          <NumberField
            label={say('clockIncrement')}
            values={SECONDS}
            value={clock.increment}
            onValue={(increment) => onClock({ ...clock, increment })}
          />
        </>
      )}
      {clock.kind === 'days' && (
        <NumberField
          label={say('clockDaysPerTurn')}
          values={DAYS}
          value={clock.days}
          onValue={(days) => onClock({ ...clock, days })}
        />
      )}
    </fieldset>
  )
}

function NumberField({
  label,
  values,
  value,
  onValue,
}: {
  label: string
  values: readonly number[]
  value: number
  onValue: (value: number) => void
}) {
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onValue(Number(event.target.value))}>
        {values.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
    </label>
  )
}
