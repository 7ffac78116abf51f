import type { ActOf, Proposal, VoteMoment } from '@sablier/protocol'
import { newId } from '../../new-id.ts'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import type { LogEntry } from '../log-entry.ts'
import { type Around, isAbsent, type Vote } from '../votes.ts'
import { type Acting, during, seatOf } from './actor.ts'
import { outcomeOf, REMOVERS } from './vote-outcome.ts'

const OPEN_VOTES = 4

/** Asks the other people for their consent. Who is alone with computer players has it at once. */
export const propose: Acting<ActOf<'propose'>> = (table, actor, act, around) => {
  const { seat } = voiceOf(table, actor)
  during(table, 'playing')
  const { proposal, moment } = checked(table, seat, act.proposal, around)
  if (table.state.votes.filter(({ by }) => by === seat).length >= OPEN_VOTES)
    throw new ActRefusal('too-many', 'Too many of your proposals are still open', { detail: 'too-many-proposals' })
  const shown = table.state.voices.filter((other) => around.absentSince(other) === null)
  const vote: Vote = { id: newId(), by: seat, at: around.now, proposal, moment, agreed: [seat], shown }
  return [{ kind: 'proposed', seat, vote: vote.id, proposal, moment, shown }, ...outcomeOf(table, vote, around)]
}
/** Agrees or disagrees. One no ends a vote, also that of its author; the last yes carries it out. */
export const vote: Acting<ActOf<'vote'>> = (table, actor, act, around) => {
  const { seat } = voiceOf(table, actor)
  during(table, 'playing')
  const open = table.state.votes.find(({ id }) => id === act.vote)
  if (open?.by === seat && !act.agree) return [{ kind: 'decided', vote: open.id, outcome: 'withdrawn', seat }]
  if (!open || !table.state.missing(open).includes(seat))
    throw new ActRefusal('unknown-vote', 'There is no such vote that waits for you')
  const voted: LogEntry = { kind: 'voted', seat, vote: open.id, agree: act.agree }
  return act.agree ? [voted, ...outcomeOf(table, { ...open, agreed: [...open.agreed, seat] }, around)] : [voted]
}

/** The seat of somebody who is asked in votes. */
function voiceOf(...[table, actor]: Parameters<typeof seatOf>): { seat: number } {
  const { seat } = seatOf(table, actor)
  if (table.state.status === 'playing' && !table.state.voices.includes(seat))
    throw new ActRefusal('not-now', 'You have no voice at this table any more', { detail: 'no-voice' })
  return { seat }
}

/** The proposal as it is put to the others; one that cannot be carried out is refused. */
function checked(
  table: TableCore,
  seat: number,
  proposal: Proposal,
  around: Around,
): { proposal: Proposal; moment: VoteMoment | null } {
  switch (proposal.kind) {
    case 'undo-to':
      return stepBack(table, proposal.entries)
    case 'hand-over':
      checkAbsent(table, seat, proposal.seat, around)
      break
    case 'remove':
      checkRemovable(table, seat, proposal.seat)
      break
    case 'advice':
      if (table.state.hints) throw new ActRefusal('not-now', 'Advice is allowed already', { detail: 'advice-allowed' })
      break
    case 'close':
  }
  return { proposal, moment: null }
}

/** Inside a shared question it leads to where that was put: the answers sealed there are given again. */
function stepBack(table: TableCore, wanted: number): { proposal: Proposal; moment: VoteMoment } {
  const there = wanted <= table.entries ? table.earlier(wanted) : null
  const entries = there?.beforeSealed ?? wanted
  if (entries >= table.entries) throw new ActRefusal('nothing-to-undo', `There is nothing after entry ${entries}`)
  const earlier = entries === wanted ? there : table.earlier(entries)
  if (!earlier) throw new ActRefusal('not-now', 'The rules have changed since this moment', { detail: 'rules-changed' })
  const { phase, round } = earlier.table
  const moment = { entry: entries + 1, seat: table.match?.entries[entries]?.seat ?? null, phase, round }
  return { proposal: { kind: 'undo-to', entries }, moment: { ...moment, count: table.entries - entries } }
}
function checkAbsent(table: TableCore, seat: number, other: number, around: Around): void {
  const state = table.state.seats[other]
  if (!state?.person || state.bot || other === seat)
    throw new ActRefusal('not-now', 'Only the seat of another person can be handed over', { detail: 'seat-of-another' })
  if (table.times.grace === null)
    throw new ActRefusal('not-now', 'At this table only the clock hands a seat over', { detail: 'only-the-clock' })
  if (!isAbsent(other, table.times, around))
    throw new ActRefusal('still-here', 'This person is at the table, or has not been away for long enough')
}
function checkRemovable(table: TableCore, seat: number, other: number): void {
  const { seats, voices } = table.state
  if (!seats[other]?.person || !voices.includes(other) || other === seat)
    throw new ActRefusal('not-now', 'Only another person can be removed', { detail: 'seat-of-another' })
  if (voices.filter((voice) => voice !== other).length < REMOVERS)
    throw new ActRefusal('not-now', 'One alone cannot remove another', { detail: 'one-alone' })
}
