import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import type { Flow } from './flow.ts'
import type { Happening, Reaction } from './triggers.ts'

/** Queues the abilities that answer a happening; outside any ability they resolve at once. */
export function* announce(t: Table, happening: Happening): Flow<void> {
  const reactions = t.game.reactions?.(t, happening)
  if (!reactions || reactions.length === 0) return
  t.triggers.waiting.push(reactions)
  if (!t.triggers.resolving) yield* drain(t)
}

/** Runs an ability to its end, then the triggers that it set off. */
export function* resolveAbility(t: Table, run: () => Flow<void>): Flow<void> {
  if (t.triggers.resolving) return yield* run()
  t.triggers.resolving = true
  yield* run()
  t.triggers.resolving = false
  yield* drain(t)
}

/** Lets replacement abilities change a happening before it comes to pass. */
export function* replace<H extends Happening>(t: Table, happening: H): Flow<H> {
  const reactions = t.game.replacements?.(t, happening)
  if (!reactions || reactions.length === 0) return happening
  for (const reaction of reactions.length < 2 ? reactions : yield* inOrder(t, reactions))
    if (reaction.still?.() ?? true) yield* reaction.run()
  return happening
}

function* drain(t: Table): Flow<void> {
  const { triggers } = t
  triggers.resolving = true
  for (;;) {
    const batch = triggers.waiting.shift()
    if (!batch) break
    for (const reaction of batch.length < 2 ? batch : yield* inOrder(t, batch))
      if (reaction.still?.() ?? true) yield* reaction.run()
  }
  triggers.resolving = false
}

/** Owners in turn order; an owner of several simultaneous abilities chooses their order. */
function* inOrder(t: Table, reactions: readonly Reaction[]): Flow<readonly Reaction[]> {
  const ordered: Reaction[] = []
  for (const owner of t.turnOrder()) ordered.push(...(yield* ordersOwn(t, owner, reactions)))
  return ordered
}

function* ordersOwn(t: Table, owner: Seat, reactions: readonly Reaction[]): Flow<readonly Reaction[]> {
  const own = reactions.filter((reaction) => reaction.owner === owner)
  const rule = t.game.orderRule
  if (own.length < 2 || !rule) return own
  const sources: Piece[] = []
  for (const { piece } of own) if (!sources.includes(piece)) sources.push(piece)
  if (sources.length < 2) return own
  const pieces = yield* t.order({ seat: owner, rule, pieces: sources })
  const ordered: Reaction[] = []
  for (const piece of pieces) for (const reaction of own) if (reaction.piece === piece) ordered.push(reaction)
  return ordered
}
