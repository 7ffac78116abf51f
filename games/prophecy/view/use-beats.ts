import { type TableModel, type TimeToken, tokenTime, useTable } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { type Beat, beatsFrom } from './beats.ts'

interface Played {
  /** What the table shows while moments are played: how it was before them. */
  readonly model: TableModel
  /** The moment that is shown now. */
  readonly beat: Beat | null
  /** What was heard up to the moment that is shown. */
  readonly heard: TableModel['events']
  /** Leaves out what is still to be played. */
  readonly skip: () => void
}

/** How long each moment stays, of one's own turn and of the others'. */
const TIMES: Readonly<Record<Beat['kind'], readonly [mine: readonly TimeToken[], others: readonly TimeToken[]]>> = {
  chance: [
    ['t-turn', 't-banner'],
    ['t-turn', 't-hold'],
  ],
  roll: [
    ['t-roll', 't-hold', 't-hold'],
    ['t-roll', 't-hold'],
  ],
  certificate: [['t-banner'], ['t-hold']],
  death: [['t-banner'], ['t-banner']],
}
const lasts = ({ kind, seat }: Beat, me: number | null): number =>
  TIMES[kind][seat === me ? 0 : 1].reduce((sum, token) => sum + tokenTime(token), 0)

/** How far the story was played: after so many events, of which this was the last. */
const upTo = ({ events }: TableModel, count: number) => ({ count, last: events[count - 1] })

/**
 * Plays what happened one moment after the other. Meanwhile the table stays as it was, so that no number tells the result
 * before the dice do; nothing is asked until all is played. A press or the pace "none" leaves it out.
 */
export function useBeats(): Played {
  const live = useTable()
  const [shown, setShown] = useState(live)
  const [done, setDone] = useState(() => upTo(live, live.events.length))
  // Somebody took a step back, or looks at an earlier moment: nothing is played.
  const isLater = done.count === 0 || live.events[done.count - 1] === done.last
  const beat = (isLater ? beatsFrom(live.events, done.count)[0] : null) ?? null
  const time = beat ? lasts(beat, live.me) : 0
  const isPlaying = beat !== null && time > 0 && live.view.state.result === null
  useEffect(() => {
    if (isPlaying) return
    setShown(live)
    setDone(upTo(live, live.events.length))
  }, [isPlaying, live])
  const end = beat?.heard
  useEffect(() => {
    if (!isPlaying || end === undefined) return
    const timer = setTimeout(() => setDone(upTo(live, end)), time)
    return () => clearTimeout(timer)
  }, [isPlaying, end, time, live])
  return {
    model: isPlaying ? { ...shown, ask: null, offers: [] } : live,
    beat: isPlaying ? beat : null,
    heard: isPlaying ? live.events.slice(0, beat.heard) : live.events,
    skip: () => setDone(upTo(live, live.events.length)),
  }
}
