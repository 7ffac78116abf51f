import { USUAL_TIMES } from './consent-times.ts'
import type { TableCore } from './core.ts'
import type { LogEntry } from './log-entry.ts'

/** A time in which no server ran, by the wall clock. */
export interface DownTime {
  /** When one was last known to run; null: nobody has noted it. */
  readonly from: number | null
  /** When this one began. */
  readonly to: number
}

/**
 * What the log of a table has to say after a time without a server: nobody could answer then, so no seat loses more of it
 * than the grace time. A wall clock that was set back meanwhile has questions begin in the future: they begin now.
 */
export function clockAdjusted({ state, time, times }: TableCore, down: DownTime, now: number): LogEntry[] {
  if (state.status !== 'playing' || time.clock.kind === 'none') return []
  if (time.since.some((since) => since !== null && since > now)) return [{ kind: 'clock-adjusted', by: 0 }]
  const from = Math.max(down.from ?? state.lastAt, state.lastAt)
  const by = down.to - from - (times.grace ?? USUAL_TIMES.grace)
  return by > 0 ? [{ kind: 'clock-adjusted', by }] : []
}
