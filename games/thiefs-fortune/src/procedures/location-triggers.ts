import {
  type Effect,
  type Flow,
  type Happening,
  isFeasible,
  may,
  type Piece,
  perform,
  type Reaction,
  type Seat,
} from '@sablier/kernel'
import type { Trigger } from '../cards/card.ts'
import type { RuleId, Table } from '../shape.ts'

/** Effects without any choice: it cannot matter in which order they come. */
const PLAIN = new Set(['get', 'gain', 'reduce-danger'])

interface Fired {
  readonly piece: Piece
  readonly effect: Effect
}

function isMet(t: Table, trigger: Trigger, happening: Happening): boolean {
  if (trigger.on !== happening.on) return false
  if (trigger.of === undefined) return true
  if (happening.piece === undefined) return false
  const card = t.card(happening.piece)
  return card.type === trigger.of || card.subType === trigger.of || card.abilityId === trigger.of
}

/** The Locations of the PRESENT concerned whose condition is met; a newcomer does not react to itself. */
export function firedBy(t: Table, seat: Seat, happening: Happening): Fired[] {
  const fired: Fired[] = []
  for (const piece of t.zone('present-locations', seat).pieces) {
    const { ability } = t.card(piece)
    if (ability.kind === 'reacts' && piece !== happening.piece && isMet(t, ability.when, happening))
      fired.push({ piece, effect: ability.effect })
  }
  return fired
}

const MOMENT_RULES: Readonly<Record<string, RuleId>> = {
  entered: 'timing.own-locations-only',
  pushed: 'timing.order-of-occurrence',
  'danger-placed': 'timing.finish-first',
}
/** The rule that says why a Location fires just now. */
const ruleOf = (t: Table, { on }: Happening): RuleId =>
  on === 'entered' && t.phase === 'loot' ? 'loot.entry-triggers' : (MOMENT_RULES[on] ?? 'trigger.activation-moment')

/** Carries an ability out; one that says "may" fires only once its owner agrees, so that is asked first. */
function* fire(t: Table, seat: Seat, { piece, effect }: Fired, happening: Happening): Flow<void> {
  const ctx = { table: t, you: seat, source: piece, happening }
  if (!isFeasible(effect, ctx)) return
  if (may.is(effect)) {
    const params = { card: { piece } }
    const wants = yield* t.agree({ seat, rule: 'trigger.optional-or-not', text: 'may', params, source: piece })
    if (!wants) return
  }
  t.cite(ruleOf(t, happening)).say('location-fired', { seat: { seat }, card: { piece } })
  yield* perform(may.is(effect) ? effect.effect : effect, ctx)
}

function* fireAll(t: Table, seat: Seat, fired: readonly Fired[], happening: Happening): Flow<void> {
  for (const one of fired) yield* fire(t, seat, one, happening)
}

/** The abilities that answer a happening: only Locations of the same PRESENT. */
export function locationTriggers(t: Table, happening: Happening): Reaction[] {
  const { seat } = happening
  if (seat === undefined) return []
  const fired = firedBy(t, seat, happening)
  const [first] = fired
  if (!first) return []
  if (fired.length > 1 && fired.every(({ effect }) => PLAIN.has(effect.op)))
    return [{ owner: seat, piece: first.piece, run: () => fireAll(t, seat, fired, happening) }]
  return fired.map((one) => ({ owner: seat, piece: one.piece, run: () => fire(t, seat, one, happening) }))
}
