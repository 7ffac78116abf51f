import { useSayWord } from '../words/use-words.ts'
import { nextBeat, pauseBeats, skipBeats, useBeats } from './beats.ts'

/**
 * While computer players move: hold them, go on move by move, or skip to one's own turn. Their keys are no letters: a letter
 * that answers a question and is pressed once too often must not hold the others.
 */
export function BeatTools() {
  const say = useSayWord()
  const { paused } = useBeats()
  const hold = say(paused ? 'beatPlay' : 'beatPause')
  return (
    <>
      <button
        type="button"
        className="quiet"
        data-key=","
        aria-label={hold}
        title={hold}
        onClick={() => pauseBeats(!paused)}
      >
        {paused ? '▶' : '❚❚'}
      </button>
      <button
        type="button"
        className="quiet"
        data-key="."
        aria-label={say('beatNext')}
        title={say('beatNext')}
        onClick={nextBeat}
      >
        ›
      </button>
      <button
        type="button"
        className="quiet"
        data-key=";"
        aria-label={say('beatSkip')}
        title={say('beatSkip')}
        onClick={skipBeats}
      >
        »
      </button>
    </>
  )
}
