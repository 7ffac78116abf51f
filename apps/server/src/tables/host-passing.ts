import { roomGrace } from '@sablier/protocol'
import type { TableCore } from './core.ts'
import type { LogEntry } from './log-entry.ts'
import type { Around } from './votes.ts'

/** Makes somebody host who is there, where the host has gone from a waiting room. */
export function hostPassed({ state, times }: TableCore, around: Around): LogEntry[] {
  const { host, status } = state
  if (status !== 'open' || host === null) return []
  const since = around.absentSince(host)
  if (since === null || around.now - since < roomGrace(times)) return []
  const seat = state.seats.findIndex(({ person }, i) => person !== null && around.absentSince(i) === null)
  return seat < 0 ? [] : [{ kind: 'host-passed', seat }]
}
