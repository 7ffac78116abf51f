import { useSayWord } from '../words/use-words.ts'

interface HourglassBarProps {
  readonly at: number
  readonly max: number
  readonly onMove: (count: number) => void
  readonly onNow: () => void
  /** What can be done with an earlier moment beside looking at it. */
  readonly way: { readonly label: string; readonly run: () => void } | null
}

/** Moves through the whole game, and goes on from any moment where that is possible. */
export function HourglassBar({ at, max, onMove, onNow, way }: HourglassBarProps) {
  const say = useSayWord()
  return (
    <section className="notice hourglass-bar" aria-label={say('hourglass')}>
      <span>{say('looksBack')}</span>
      <button
        type="button"
        className="quiet"
        onClick={() => onMove(at - 1)}
        disabled={at === 0}
        aria-label={say('stepBack')}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={max}
        value={at}
        aria-label={say('moment', { n: at, max })}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <button
        type="button"
        className="quiet"
        onClick={() => onMove(at + 1)}
        disabled={at === max}
        aria-label={say('step')}
      >
        ›
      </button>
      <output>{say('moment', { n: at, max })}</output>
      {way && (
        <button type="button" className="quiet" onClick={way.run} disabled={at === max}>
          {way.label}
        </button>
      )}
      <button type="button" className="strong" onClick={onNow}>
        {say('backToNow')}
      </button>
    </section>
  )
}
