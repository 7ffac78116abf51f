import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { type Goods, type Trade, tradeFault } from './goods.ts'
import { objectCard } from './heroes.ts'
import { objectsOf, surplusOf } from './outfit.ts'

const MOST_IDEAS = 24
const NOTHING: Goods = {}

/** A few sensible trades, for players who want a suggestion: sell surplus, buy spoils, pass a quest on. */
export function tradeIdeas(t: Table, seat: Seat, partners: readonly Seat[]): Trade[] {
  const ideas: Trade[] = []
  const add = (to: Seat, give: Goods, want: Goods): void => {
    if (ideas.length < MOST_IDEAS && tradeFault(t, seat, to, give, want) === null) ideas.push({ to, give, want })
  }
  for (const to of partners) {
    for (const piece of surplusOf(t, seat)) sellObject(t, add, to, t.card(piece).id, objectCard(t, piece)?.price ?? 0)
    for (const piece of surplusOf(t, to)) {
      const half = Math.ceil((objectCard(t, piece)?.price ?? 0) / 2)
      add(to, { gems: Math.min(half, t.track('gems', seat)) }, { objects: [t.card(piece).id] })
    }
    const [spoil] = t.zone('spoils', seat).pieces
    if (spoil !== undefined) add(to, { spoils: [t.card(spoil).id] }, { gems: 1 })
    const [wanted] = t.zone('spoils', to).pieces
    if (wanted !== undefined) add(to, { gems: 2 }, { spoils: [t.card(wanted).id] })
    if (spoil !== undefined && wanted !== undefined)
      add(to, { spoils: [t.card(spoil).id] }, { spoils: [t.card(wanted).id] })
    const [object] = objectsOf(t, to)
    if (object !== undefined) add(to, { gems: t.track('gems', seat) }, { objects: [t.card(object).id] })
    add(to, { quests: 1 }, { gems: 1 })
    add(to, { gems: 2 }, { quests: 1 })
    add(to, { quests: 1 }, { quests: 1 })
  }
  return ideas
}

function sellObject(
  t: Table,
  add: (to: Seat, give: Goods, want: Goods) => void,
  to: Seat,
  id: string,
  price: number,
): void {
  const gems = Math.min(Math.ceil(price / 2), t.track('gems', to))
  add(to, { objects: [id] }, gems > 0 ? { gems } : NOTHING)
}
