import type { Piece } from '@sablier/kernel'
import { damage, soundItems } from '../procedures/items.ts'
import { livingSeats } from '../procedures/seats.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

type Robbery = Ops['rob']

/** The sound items of others that can be reached: stealing needs the same space. */
function targets({ how }: Robbery, t: Table, you: number): Piece[] {
  const here = t.track('position', you)
  return livingSeats(t).flatMap((seat) =>
    seat !== you && (how === 'damage' || t.track('position', seat) === here) ? soundItems(t, seat) : [],
  )
}

/** Take a sound item from a character in the same space, or damage one anywhere. */
export const rob = defineOp('rob', {
  *perform(args, { table: t, you, source }) {
    const piece = yield* t.pick({
      seat: you,
      rule: 'ruling.same_space',
      text: args.how,
      source,
      from: targets(args, t, you),
    })
    const from = t.zoneOf(piece).at
    if (args.how === 'damage') return damage(t, piece, 'items.damage_shown')
    t.cite('ruling.same_space').move(piece, t.zone('items', you))
    t.cite('ruling.same_space').say('stolen', { seat: { seat: you }, other: { seat: from }, card: { piece } })
  },
  feasible: (args, { table, you }) => targets(args, table, you).length > 0,
  describe: {
    en: ({ how }) =>
      how === 'steal'
        ? 'take one sound item of your choice from another character in your space'
        : 'choose one sound item of another character, in any space: it is damaged',
    fr: ({ how }) =>
      how === 'steal'
        ? 'prenez un objet en bon état de votre choix à un autre personnage présent dans votre case'
        : 'choisissez un objet en bon état d’un autre personnage, où qu’il soit : il est endommagé',
  },
  worth: ({ how }) => (how === 'steal' ? 5 : 2),
})
