import type { Flow, Happening, Piece, Reaction, Seat } from '@sablier/kernel'
import type { BasicResource } from '../resource.ts'
import type { RuleId, Table } from '../shape.ts'
import { tokensOf } from '../text/nouns.ts'

const SHIELD_RULES = {
  sword: 'card.armory-prevent',
  gem: 'card.treasure-room-prevent',
  lamp: 'card.library-prevent',
} as const satisfies Record<BasicResource, RuleId>

interface Shield {
  readonly piece: Piece
  readonly pays: BasicResource
}

/** The Locations of a seat that can keep Danger off; a second copy of one gives no second benefit. */
function shieldsOf(t: Table, seat: Seat): Shield[] {
  const shields: Shield[] = []
  for (const piece of t.zone('present-locations', seat).pieces) {
    const { ability } = t.card(piece)
    if (ability.kind !== 'shield' || t.track(ability.pays, seat) === 0) continue
    if (!shields.some((other) => other.pays === ability.pays)) shields.push({ piece, pays: ability.pays })
  }
  return shields
}

/** Danger is about to arrive: one payment for each token that is to be kept off. */
function* keepOff(t: Table, seat: Seat, happening: Happening, shields: readonly Shield[]): Flow<void> {
  const { piece: from } = happening
  for (const { piece, pays } of shields) {
    const coming = happening.amount ?? 0
    const max = Math.min(coming, t.track(pays, seat))
    if (max === 0) continue
    const rule = SHIELD_RULES[pays]
    const params = { n: coming, ...(from === undefined ? {} : { card: { piece: from } }) }
    const n = yield* t.amount({ seat, rule, source: piece, min: 0, max, params })
    if (n === 0) continue
    t.cite(rule).add(pays, -n, seat)
    t.cite('card.prevent-per-token').say('danger-prevented', {
      seat: { seat },
      tokens: tokensOf(pays, n),
      n,
      card: { piece },
    })
    happening.amount = coming - n
  }
}

/** What may change Danger before it arrives. */
export function shieldReplacements(t: Table, happening: Happening): Reaction[] {
  const seat = happening.seat
  if (happening.on !== 'danger-coming' || seat === undefined) return []
  const shields = shieldsOf(t, seat)
  const [first] = shields
  if (!first) return []
  return [{ owner: seat, piece: first.piece, run: () => keepOff(t, seat, happening, shields) }]
}
