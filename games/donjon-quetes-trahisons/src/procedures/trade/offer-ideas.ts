import type { Seat } from '@sablier/kernel'
import type { Condition } from '../../facts/promise.ts'
import type { Goods, Said } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { objectCard } from '../adventurer/heroes.ts'
import { objectsOf, surplusOf } from '../adventurer/outfit.ts'
import { foeOf } from '../fight/fight.ts'
import { promisableTrophies } from '../promise/promises.ts'
import { QUEST_LIMIT } from './goods.ts'
import { type Ground, groundOf, isGiftOnly } from './ground.ts'
import { offerFault } from './offer-fault.ts'

const NOTHING: Goods = {}
const ONE_GEM: Goods = { gems: 1 }
const TWO_GEMS: Goods = { gems: 2 }
const ONE_QUEST: Goods = { quests: 1 }

/** A few sensible offers, for players who want a suggestion; all of them can be said now. */
export function offerIdeas(t: Table, seat: Seat, partners: readonly Seat[]): Said[] {
  const ground = groundOf(t, seat)
  if (!ground) return []
  const ideas = partners.flatMap((to) => ideasFor(t, seat, to, ground))
  return ideas.filter((idea) => offerFault(t, seat, idea) === null)
}

function ideasFor(t: Table, seat: Seat, to: Seat, ground: Ground): Said[] {
  if (ground.id !== 'trade') return helpIdeas(t, seat, to, ground)
  if (isGiftOnly(t, seat, to)) return smallGoods(t, seat).map((give) => ({ to, give }))
  return [...swapIdeas(t, seat, to), ...questIdeas(t, seat, to), ...promiseIdeas(t, seat, to, ground)]
}

function swapIdeas(t: Table, seat: Seat, to: Seat): Said[] {
  const ideas: Said[] = []
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
  if (wanted === undefined) return ideas
  const want = { spoils: [t.card(wanted).id] }
  if (mine > 1) ideas.push({ to, give: TWO_GEMS, want })
  if (spoil !== undefined) ideas.push({ to, give: { spoils: [t.card(spoil).id] }, want })
  return ideas
}

function questIdeas(t: Table, seat: Seat, to: Seat): Said[] {
  const ideas: Said[] = []
  const mine = t.zone('secondary-quests', seat).size
  const theirs = t.zone('secondary-quests', to).size
  if (mine > 0 && theirs < QUEST_LIMIT && t.track('gems', to) > 0) ideas.push({ to, give: ONE_QUEST, want: ONE_GEM })
  if (theirs > 0 && mine < QUEST_LIMIT && t.track('gems', seat) > 1) ideas.push({ to, give: TWO_GEMS, want: ONE_QUEST })
  if (mine > 0 && theirs > 0) ideas.push({ to, give: ONE_QUEST, want: ONE_QUEST })
  return ideas
}

/** Promises in the village: for this turn's fight, or for one's own next monster or Arena; and a trade that carries one. */
function promiseIdeas(t: Table, seat: Seat, to: Seat, { promises }: Ground): Said[] {
  const ideas: Said[] = []
  if (t.phase === 'supplies' && seat === t.active)
    for (const condition of promises)
      if (condition !== 'other-side') ideas.push({ to, promise: { condition, goods: ONE_GEM } })
  ideas.push({ to, promise: { condition: 'ally', goods: TWO_GEMS, when: { on: 'monster', of: seat } } })
  if (promises.includes('my-side'))
    ideas.push({ to, promise: { condition: 'my-side', goods: ONE_GEM, when: { on: 'arena', of: seat } } })
  if (t.track('gems', seat) > 0)
    ideas.push({ to, give: ONE_GEM, promise: { condition: 'ally', goods: NOTHING, when: { on: 'monster', of: seat } } })
  if (t.track('gems', to) > 0)
    ideas.push({ to, want: ONE_GEM, promise: { condition: 'none', goods: TWO_GEMS, when: { on: 'turn', of: seat } } })
  return ideas
}

/** Help for a price, asked for or offered; with two players it may be paid at once. */
function helpIdeas(t: Table, seat: Seat, to: Seat, { promises, asks, gives, wants }: Ground): Said[] {
  const ideas: Said[] = []
  const payer = promises.length > 0 ? seat : to
  for (const condition of [...promises, ...asks])
    for (const goods of pricesOf(t, payer, condition)) {
      const terms = { condition, goods }
      ideas.push(promises.length > 0 ? { to, promise: terms } : { to, asks: [terms] })
    }
  if (gives) for (const give of smallGoods(t, seat)) ideas.push({ to, give })
  if (wants) for (const want of smallGoods(t, to)) ideas.push({ to, want })
  return ideas
}

/** Prices worth a thought. */
function pricesOf(t: Table, payer: Seat, condition: Condition): Goods[] {
  if (condition === 'other-side') return []
  const prices: Goods[] = condition === 'none' ? [ONE_GEM, TWO_GEMS] : [NOTHING, ONE_GEM, TWO_GEMS]
  const fight = t.fact('fight')
  const foe = fight && foeOf(t, fight)
  if (foe) prices.push({ gems: 1, spoils: [foe.id] })
  if (promisableTrophies(t) > 0) prices.push({ gems: 2, trophies: 1 })
  const [spoil] = t.zone('spoils', payer).pieces
  if (spoil !== undefined) prices.push({ spoils: [t.card(spoil).id] })
  if (!t.zone('secondary-quests', payer).isEmpty) prices.push(ONE_QUEST)
  return prices
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
