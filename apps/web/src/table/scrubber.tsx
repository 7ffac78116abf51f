import { useSayWord } from '../words/use-words.ts'

interface ScrubberProps {
  readonly at: number
  readonly max: number
  readonly onMove: (count: number) => void
}

/** Moves through the moments of a game, one by one or at a stroke. */
export function Scrubber({ at, max, onMove }: ScrubberProps) {
  const say = useSayWord()
  return (
    <>
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
    </>
  )
}
