import { useSayWord } from '../words/use-words.ts'

interface HourglassBarProps {
  readonly at: number
  readonly max: number
  readonly onMove: (count: number) => void
  readonly onNow: () => void
  readonly onPlayOn: () => void
}

/** Moves through the whole game and lets one play on from any moment. */
export function HourglassBar({ at, max, onMove, onNow, onPlayOn }: HourglassBarProps) {
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
      <button type="button" className="quiet" onClick={onPlayOn} disabled={at === max}>
        {say('playOnHere')}
      </button>
      <button type="button" className="strong" onClick={onNow}>
        {say('backToNow')}
      </button>
    </section>
  )
}
