import type { AskedTable } from './asked-table.ts'
import { Drain } from './drain.ts'
import { type Flow, NOTHING_TO_DO } from './flow.ts'
import { inOrder } from './in-order.ts'
import type { Happening, Reaction } from './triggers.ts'

/** Queues the abilities that answer a happening; outside any ability they resolve at once. */
export function announce(t: AskedTable, happening: Happening): Flow<void> {
  const reactions = t.game.reactions?.(t, happening)
  if (!reactions || reactions.length === 0) return NOTHING_TO_DO
  t.triggers.waiting.push(reactions)
  return t.triggers.resolving ? NOTHING_TO_DO : new Drain(t)
}

/** Runs an ability to its end, then the triggers that it set off. */
export function resolveAbility(t: AskedTable, run: () => Flow<void>): Flow<void> {
  return t.triggers.resolving ? run() : resolveFirst(t, run)
}

function* resolveFirst(t: AskedTable, run: () => Flow<void>): Flow<void> {
  t.triggers.resolving = true
  yield* run()
  t.triggers.resolving = false
  if (t.triggers.waiting.length > 0) yield* new Drain(t)
}

/** Lets replacement abilities change a happening before it comes to pass. */
export function* replace<H extends Happening>(t: AskedTable, happening: H): Flow<H> {
  const reactions = t.game.replacements?.(t, happening)
  if (!reactions || reactions.length === 0) return happening
  const ordered = reactions.length < 2 ? reactions : yield* inOrder(t, reactions)
  for (let i = 0; i < ordered.length; i++) {
    const { still, run } = ordered[i] as Reaction
    if (!still || still()) yield* run()
  }
  return happening
}
