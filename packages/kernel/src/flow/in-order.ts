import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import type { Flow } from './flow.ts'
import type { Reaction } from './triggers.ts'

/** Owners in turn order; an owner of several simultaneous abilities chooses their order. */
export function inOrder(t: Table, reactions: readonly Reaction[]): Flow<readonly Reaction[]> {
  const { owner } = reactions[0] as Reaction
  return reactions.every((reaction) => reaction.owner === owner) ? ordersOwn(t, reactions) : ownerByOwner(t, reactions)
}

function* ownerByOwner(t: Table, reactions: readonly Reaction[]): Flow<readonly Reaction[]> {
  const ordered: Reaction[] = []
  for (const seat of t.turnOrder()) {
    const own = reactions.filter((reaction) => reaction.owner === seat)
    ordered.push(...(own.length < 2 ? own : yield* ordersOwn(t, own)))
  }
  return ordered
}

function* ordersOwn(t: Table, own: readonly Reaction[]): Flow<readonly Reaction[]> {
  const rule = t.game.orderRule
  if (!rule) return own
  const sources: Piece[] = []
  for (const { piece } of own) if (!sources.includes(piece)) sources.push(piece)
  if (sources.length < 2) return own
  const pieces = yield* t.order({ seat: (own[0] as Reaction).owner, rule, pieces: sources })
  const ordered: Reaction[] = []
  for (const piece of pieces) for (const reaction of own) if (reaction.piece === piece) ordered.push(reaction)
  return ordered
}
