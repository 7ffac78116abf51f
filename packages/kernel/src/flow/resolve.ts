import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import { type Flow, NOTHING_TO_DO } from './flow.ts'
import type { Happening, Reaction } from './triggers.ts'

/** Queues the abilities that answer a happening; outside any ability they resolve at once. */
export function announce(t: Table, happening: Happening): Flow<void> {
  const reactions = t.game.reactions?.(t, happening)
  if (!reactions || reactions.length === 0) return NOTHING_TO_DO
  t.triggers.waiting.push(reactions)
  return t.triggers.resolving ? NOTHING_TO_DO : drain(t)
}

/** Runs an ability to its end, then the triggers that it set off. */
export function resolveAbility(t: Table, run: () => Flow<void>): Flow<void> {
  return t.triggers.resolving ? run() : resolveFirst(t, run)
}

function* resolveFirst(t: Table, run: () => Flow<void>): Flow<void> {
  t.triggers.resolving = true
  yield* run()
  t.triggers.resolving = false
  if (t.triggers.waiting.length > 0) yield* drain(t)
}

/** Lets replacement abilities change a happening before it comes to pass. */
export function* replace<H extends Happening>(t: Table, happening: H): Flow<H> {
  const reactions = t.game.replacements?.(t, happening)
  if (!reactions || reactions.length === 0) return happening
  const ordered = reactions.length < 2 ? reactions : yield* inOrder(t, reactions)
  for (let i = 0; i < ordered.length; i++) {
    const { still, run } = ordered[i] as Reaction
    if (!still || still()) yield* run()
  }
  return happening
}

/** Resolves what waits, oldest first. By index: this is the hottest loop of games full of triggers. */
function* drain(t: Table): Flow<void> {
  const { waiting } = t.triggers
  t.triggers.resolving = true
  for (let next = 0; next < waiting.length; next++) {
    const batch = waiting[next] as Reaction[]
    const ordered = batch.length < 2 ? batch : yield* inOrder(t, batch)
    for (let i = 0; i < ordered.length; i++) {
      const { still, run } = ordered[i] as Reaction
      if (!still || still()) yield* run()
    }
  }
  t.triggers.waiting = []
  t.triggers.resolving = false
}

/** Owners in turn order; an owner of several simultaneous abilities chooses their order. */
function* inOrder(t: Table, reactions: readonly Reaction[]): Flow<readonly Reaction[]> {
  const { owner } = reactions[0] as Reaction
  if (reactions.every((reaction) => reaction.owner === owner)) return yield* ordersOwn(t, reactions)
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
