import type { Act, ActType } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import type { LogEntry } from '../log-entry.ts'
import type { Around } from '../votes.ts'
import type { Acting, Actor } from './actor.ts'
import { answer, take, undo } from './play.ts'
import { entropy, handOver, leave, ready, remove, resign, seatBot, sit, start, takeBack } from './seats.ts'
import { arrived } from './settled.ts'
import { chat, phrase } from './talk.ts'
import { propose, vote } from './together.ts'

// biome-ignore lint/suspicious/noExplicitAny: each act is looked up by its own type
const ACTS: { readonly [T in ActType]?: Acting<any> } = {
  answer,
  take,
  undo,
  propose,
  vote,
  'hand-over': handOver,
  'take-back': takeBack,
  resign,
  sit,
  leave,
  'seat-bot': seatBot,
  remove,
  entropy,
  ready,
  start,
  chat,
  phrase,
}

/** What can be done however much has happened before the beginning. */
const ALWAYS: ReadonlySet<ActType> = new Set(['start', 'leave', 'remove'])

/** The log entries of an act. */
export function perform(table: TableCore, actor: Actor, act: Act, around: Around): LogEntry[] {
  const acting = ACTS[act.type]
  if (table.state.status === 'open' && table.seq >= table.mostBeforeStart && !ALWAYS.has(act.type))
    throw new ActRefusal('too-many', 'The log is full before the beginning', { detail: 'table-full-of-talk' })
  if (!acting) throw new ActRefusal('not-now', `${act.type} is not done at a table`, { detail: 'not-done-here' })
  const seat = table.state.seatOf(actor.person.id)
  // Whoever acts is there, with or without a socket. A vote is what they say themselves.
  const come = seat === null || act.type === 'vote' ? [] : arrived(table, seat)
  return [...come, ...acting(table, actor, act, around)]
}
