import type { TableCore } from '../core.ts'
import type { LogEntry } from '../log-entry.ts'
import type { SeatState } from '../table-state.ts'
import { type Around, hasLapsed, isAbsent, type Vote } from '../votes.ts'

/** How many people have to agree before another is removed: one alone never can. */
export const REMOVERS = 2

/** The outcome of a vote, if no voice that counts is missing. A proposal lapses with the voice of its author. */
export function outcomeOf(table: TableCore, vote: Vote, around: Around): LogEntry[] {
  if (!table.state.voices.includes(vote.by)) return [withdrawn(vote)]
  const lapsed = table.state.missing(vote)
  if (!lapsed.every((seat) => hasLapsed(vote, seat, table.times, around) && !hasTime(table, vote, seat))) return []
  if (!stillFits(table, vote, around)) return [{ kind: 'decided', vote: vote.id, outcome: 'outdated' }]
  return [{ kind: 'decided', vote: vote.id, outcome: 'agreed', lapsed }, ...carriedOut(table, vote, lapsed)]
}

/**
 * At a table with days per answer people are usually away, so a vote to stop passes without them only when their own time is over.
 * Otherwise a player about to lose could stop the game while the others wait for their move.
 */
function hasTime({ state, times }: TableCore, { proposal }: Vote, seat: number): boolean {
  if (proposal.kind !== 'close' || times.grace !== null) return false
  const { bot, isLate } = state.seats[seat] as SeatState
  return bot === null && !isLate
}

const withdrawn = ({ id, by }: Vote): LogEntry => ({ kind: 'decided', vote: id, outcome: 'withdrawn', seat: by })
/** Withdraws the proposals of a person who goes. */
export const withdrawnWith = ({ state }: TableCore, seat: number): LogEntry[] =>
  state.votes.filter(({ by }) => by === seat).map(withdrawn)

/** Whether the proposal can still be carried out. */
function stillFits(table: TableCore, { proposal, agreed }: Vote, around: Around): boolean {
  const { seats, voices } = table.state
  switch (proposal.kind) {
    case 'undo-to':
      return proposal.entries < table.entries && table.leadsTo(proposal.entries)
    case 'hand-over':
      return seats[proposal.seat]?.bot === null && isAbsent(proposal.seat, table.times, around)
    case 'remove':
      return voices.includes(proposal.seat) && agreed.length >= REMOVERS
    case 'advice':
    case 'close':
      return true
  }
}
/** The log entries that carry an agreed proposal out. */
function carriedOut(table: TableCore, vote: Vote, lapsed: readonly number[]): LogEntry[] {
  const { proposal, moment, by } = vote
  switch (proposal.kind) {
    case 'undo-to':
      return [{ kind: 'stepped-back', entries: proposal.entries, moment }]
    case 'hand-over':
      return [{ kind: 'handed-over', seat: proposal.seat, level: proposal.level, why: 'vote' }]
    case 'remove':
      return [{ kind: 'handed-over', seat: proposal.seat, level: proposal.level, why: 'removed' }]
    case 'advice':
      return [{ kind: 'hints' }]
    case 'close':
      // Nobody else was there to agree.
      if (table.state.voices.length === 1) return [{ kind: 'closed', reason: 'stopped', by }]
      return [{ kind: 'closed', reason: lapsed.length > 0 ? 'lapsed' : 'vote' }]
  }
}

/**
 * The outcome of a vote that waits for nobody any more, because voices have lapsed or their people have given up. One at a time,
 * since each changes the table.
 */
export function dueVote(table: TableCore, around: Around): LogEntry[] {
  if (table.state.status !== 'playing') return []
  for (const vote of table.state.votes) {
    const logEntries = outcomeOf(table, vote, around)
    if (logEntries.length > 0) return logEntries
  }
  return []
}

/**
 * The log entries of a person's coming to the table: votes to hand their seat over end, and they are asked in person.
 * `answered`: the vote to which they are about to say yes or no.
 */
export function arrived(table: TableCore, seat: number, answered: string | null = null): LogEntry[] {
  // Asked before every act: most tables have no vote.
  if (table.state.status !== 'playing' || table.state.votes.length === 0) return []
  const votes = table.state.votes.filter(({ id }) => id !== answered)
  const returned = votes.filter(({ proposal }) => proposal.kind === 'hand-over' && proposal.seat === seat)
  const logEntries = returned.map(({ id }): LogEntry => ({ kind: 'decided', vote: id, outcome: 'returned', seat }))
  const asked = votes.some((vote) => !vote.shown.includes(seat) && table.state.missing(vote).includes(seat))
  return asked && votes.length > returned.length ? [...logEntries, { kind: 'came', seat }] : logEntries
}
