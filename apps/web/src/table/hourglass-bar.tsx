import { useSayWord } from '../words/use-words.ts'
import { Scrubber } from './scrubber.tsx'

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
      <Scrubber at={at} max={max} onMove={onMove} />
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
