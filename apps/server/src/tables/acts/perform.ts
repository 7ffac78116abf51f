import type { Act, ActType } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import type { LogEntry } from '../log-entry.ts'
import type { Around } from '../votes.ts'
import type { Acting, Actor } from './actor.ts'
import { answer, take, undo } from './play.ts'
import { entropy, handOver, leave, ready, remove, resign, seatBot, sit, start, takeBack } from './seats.ts'
import { chat, phrase, whisper } from './talk.ts'
import { arrived } from './vote-outcome.ts'
import { propose, vote } from './voting.ts'

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
  whisper,
}

/** The acts allowed before the game even if the log is full. */
const ALWAYS: ReadonlySet<ActType> = new Set(['start', 'leave', 'remove'])
/** The part of a log before the beginning that one person may fill: else a stranger could keep the others out. */
const SHARE = 1 / 4

/** The log entries of an act. */
export function perform(table: TableCore, actor: Actor, act: Act, around: Around): LogEntry[] {
  const acting = ACTS[act.type]
  if (table.state.status === 'open' && !ALWAYS.has(act.type)) mustHaveRoom(table, actor)
  if (!acting) throw new ActRefusal('not-now', `${act.type} is not done at a table`, { detail: 'not-done-here' })
  const seat = table.state.seatOf(actor.person.id)
  // An act shows that its person is there, with or without a socket. A vote of their own is answer enough to that vote.
  const come = seat === null ? [] : arrived(table, seat, act.type === 'vote' ? act.vote : null)
  return [...come, ...acting(table, actor, act, around)]
}

function mustHaveRoom({ seq, state, mostBeforeStart }: TableCore, { person }: Actor): void {
  if (seq >= mostBeforeStart)
    throw new ActRefusal('too-many', 'The log is full before the beginning', { detail: 'table-full-of-talk' })
  if ((state.doneBeforeStart.get(person.id) ?? 0) >= mostBeforeStart * SHARE)
    throw new ActRefusal('too-many', 'This person has filled their part of the log', { detail: 'your-share-of-talk' })
}
