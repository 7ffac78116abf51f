import type { ActOf, Proposal } from '@sablier/protocol'
import { newId } from '../../new-id.ts'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import type { Line } from '../line.ts'
import type { Vote } from '../table-state.ts'
import { type Acting, during, seatOf } from './actor.ts'

const OPEN_VOTES = 4

/** Asks the other people for their consent. Who is alone has it at once. */
export const propose: Acting<ActOf<'propose'>> = (table, actor, { proposal }) => {
  const { seat } = seatOf(table, actor)
  during(table, 'playing')
  checkProposal(table, seat, proposal)
  if (table.state.votes.filter(({ by }) => by === seat).length >= OPEN_VOTES)
    throw new ActRefusal('too-many', 'Too many of your proposals are still open')
  const vote: Vote = { id: newId(), by: seat, proposal, agreed: [seat] }
  return [{ kind: 'proposed', seat, vote: vote.id, proposal }, ...carriedOut(table, vote)]
}
/** Agrees or disagrees. One no ends a vote, the last yes carries it out. */
export const vote: Acting<ActOf<'vote'>> = (table, actor, act) => {
  const { seat } = seatOf(table, actor)
  during(table, 'playing')
  const open = table.state.votes.find(({ id }) => id === act.vote)
  if (!open || !table.state.missing(open).includes(seat))
    throw new ActRefusal('unknown-vote', 'There is no such vote that waits for you')
  const voted: Line = { kind: 'voted', seat, vote: open.id, agree: act.agree }
  return act.agree ? [voted, ...carriedOut(table, { ...open, agreed: [...open.agreed, seat] })] : [voted]
}

function checkProposal(table: TableCore, seat: number, proposal: Proposal): void {
  if (proposal.kind === 'undo-to') {
    if (proposal.entries >= table.entries)
      throw new ActRefusal('nothing-to-undo', `There is nothing after entry ${proposal.entries}`)
    checkLeadsTo(table, proposal.entries)
  }
  if (proposal.kind !== 'hand-over') return
  const absent = table.state.seats[proposal.seat]
  if (!absent?.person || absent.bot || proposal.seat === seat)
    throw new ActRefusal('not-now', 'Only the seat of another person can be handed over')
}

/** Refuses before anything is kept: an act has all its lines or none. */
function checkLeadsTo(table: TableCore, entries: number): void {
  if (!table.leadsTo(entries)) throw new ActRefusal('not-now', 'The rules have changed since this moment')
}

/** What a vote brings about, if nobody's voice is missing. */
function carriedOut(table: TableCore, vote: Vote): Line[] {
  if (table.state.missing(vote).length > 0) return []
  if (vote.proposal.kind === 'undo-to') checkLeadsTo(table, vote.proposal.entries)
  return outcome(table, vote.proposal)
}
function outcome(table: TableCore, proposal: Proposal): Line[] {
  switch (proposal.kind) {
    case 'undo-to':
      return [{ kind: 'undone-to', entries: Math.min(proposal.entries, table.entries) }]
    case 'hand-over':
      return [{ kind: 'handed-over', seat: proposal.seat, level: proposal.level, why: 'vote' }]
    case 'close':
      return [{ kind: 'closed', reason: 'vote' }]
  }
}

/** A seat goes to a computer player: what waited for its voice alone is agreed on. */
export function handedOver(table: TableCore, line: Extract<Line, { kind: 'handed-over' }>): Line[] {
  const agreed = table.state.votes.find((vote) => {
    if (!table.state.missing(vote).every((seat) => seat === line.seat)) return false
    const { proposal } = vote
    if (proposal.kind === 'hand-over') return proposal.seat !== line.seat
    return proposal.kind === 'close' || table.leadsTo(proposal.entries)
  })
  return agreed ? [line, ...outcome(table, agreed.proposal)] : [line]
}
