import type { Seat } from '@sablier/kernel'
import type { Goods, Trade } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { objectCard } from '../adventurer/heroes.ts'
import { objectsOf, surplusOf } from '../adventurer/outfit.ts'
import { QUEST_LIMIT } from './goods.ts'
import { isGiftOnly } from './open-offers.ts'

const NOTHING: Goods = {}
const ONE_GEM: Goods = { gems: 1 }
const TWO_GEMS: Goods = { gems: 2 }
const ONE_QUEST: Goods = { quests: 1 }

/** A few sensible trades, for players who want a suggestion: sell surplus, buy spoils, pass a quest on. */
export function tradeIdeas(t: Table, seat: Seat, partners: readonly Seat[]): Trade[] {
  const ideas: Trade[] = []
  for (const to of partners) {
    if (t.phase === 'negotiation') {
      prepayIdeas(t, seat, to, ideas)
      continue
    }
    if (isGiftOnly(t, seat, to)) {
      giftIdeas(t, seat, to, ideas)
      continue
    }
    swapIdeas(t, seat, to, ideas)
    questIdeas(t, seat, to, ideas)
  }
  return ideas
}

function swapIdeas(t: Table, seat: Seat, to: Seat, ideas: Trade[]): void {
  const [mine, theirs] = [t.track('gems', seat), t.track('gems', to)]
  for (const piece of surplusOf(t, seat)) {
    const { id, price } = objectCard(t, piece) as { id: string; price: number }
    const gems = Math.min(Math.ceil(price / 2), theirs)
    ideas.push({ to, give: { objects: [id] }, want: gems > 0 ? { gems } : NOTHING })
  }
  const [surplus] = surplusOf(t, to)
  if (surplus !== undefined && mine > 0) ideas.push({ to, give: ONE_GEM, want: { objects: [t.card(surplus).id] } })
  const [worn] = t.zone('worn', to).pieces
  if (worn !== undefined && mine > 2) ideas.push({ to, give: { gems: mine }, want: { objects: [t.card(worn).id] } })
  const [spoil] = t.zone('spoils', seat).pieces
  const [wanted] = t.zone('spoils', to).pieces
  if (spoil !== undefined && theirs > 0) ideas.push({ to, give: { spoils: [t.card(spoil).id] }, want: ONE_GEM })
  if (wanted === undefined) return
  const want = { spoils: [t.card(wanted).id] }
  if (mine > 1) ideas.push({ to, give: TWO_GEMS, want })
  if (spoil !== undefined) ideas.push({ to, give: { spoils: [t.card(spoil).id] }, want })
}

function questIdeas(t: Table, seat: Seat, to: Seat, ideas: Trade[]): void {
  const mine = t.zone('secondary-quests', seat).size
  const theirs = t.zone('secondary-quests', to).size
  if (mine > 0 && theirs < QUEST_LIMIT && t.track('gems', to) > 0) ideas.push({ to, give: ONE_QUEST, want: ONE_GEM })
  if (theirs > 0 && mine < QUEST_LIMIT && t.track('gems', seat) > 1) ideas.push({ to, give: TWO_GEMS, want: ONE_QUEST })
  if (mine > 0 && theirs > 0) ideas.push({ to, give: ONE_QUEST, want: ONE_QUEST })
}

/** Something small for nothing in return. */
function giftIdeas(t: Table, seat: Seat, to: Seat, ideas: Trade[]): void {
  for (const give of smallGoods(t, seat)) ideas.push({ to, give, want: NOTHING })
}

/** A price for help against the monster, offered by whoever needs it or asked by whoever could give it. */
function prepayIdeas(t: Table, seat: Seat, to: Seat, ideas: Trade[]): void {
  const pays = seat === t.active
  for (const goods of smallGoods(t, t.active))
    ideas.push(pays ? { to, give: goods, want: NOTHING } : { to, give: NOTHING, want: goods })
}

function smallGoods(t: Table, owner: Seat): Goods[] {
  const goods: Goods[] = []
  const gems = t.track('gems', owner)
  const [spoil] = t.zone('spoils', owner).pieces
  const [object] = objectsOf(t, owner)
  if (gems > 0) goods.push(ONE_GEM)
  if (gems > 1) goods.push(TWO_GEMS)
  if (spoil !== undefined) goods.push({ spoils: [t.card(spoil).id] })
  if (object !== undefined) goods.push({ objects: [t.card(object).id] })
  return goods
}
