import type { Params, Refused, Seat } from '@sablier/kernel'
import { ALL_CARDS } from '../../cards/all-cards.ts'
import type { Promised } from '../../facts/promise.ts'
import type { Goods } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { goodsPhrase } from '../../text/goods-phrase.ts'
import { held, objectCard } from '../adventurer/heroes.ts'
import { surplusOf } from '../adventurer/outfit.ts'
import { dueOf, freelyCedable, isInFull, mayHonour, payable } from '../promise/debts.ts'
import { QUEST_LIMIT } from '../trade/goods.ts'
import { blackmailOptions } from './blackmail.ts'

export const HEALING_PRICE = 2
export const QUEST_PRICE = 2
export const TROPHY_PRICE = 6
const DRESSING_LIMIT = 10

/** Something to do in the village. */
export type VillageOption = {
  readonly id: string
  readonly act:
    | 'end'
    | 'buy'
    | 'sale'
    | 'heal'
    | 'quest'
    | 'wear'
    | 'carry'
    | 'blackmail'
    | 'trophy'
    | 'cede'
    | 'honour'
    | 'betray'
  readonly text: string
  readonly card: string
  readonly n: number
  readonly params: Params
}

const simple = (act: VillageOption['act']): VillageOption => ({ id: act, act, text: act, card: '', n: 0, params: {} })
const END = simple('end')
const HEAL = simple('heal')
const QUEST = simple('quest')
const BLACKMAIL = simple('blackmail')
const TROPHY = simple('trophy')
const CEDE = simple('cede')

/** Options about one card, made once for all tables. */
function perCard(act: VillageOption['act'], n: (price: number) => number): ReadonlyMap<string, VillageOption> {
  const options = ALL_CARDS.filter((card) => card.kind === 'object').map((card): [string, VillageOption] => {
    const price = n(card.price)
    return [
      card.id,
      {
        id: `${act}:${card.id}`,
        act,
        text: act,
        card: card.id,
        n: price,
        params: { card: { card: card.id }, n: price },
      },
    ]
  })
  return new Map(options)
}
const BUY = perCard('buy', (price) => price)
const SALE = perCard('sale', (price) => Math.ceil(price / 2))
const WEAR = perCard('wear', () => 0)
const CARRY = perCard('carry', () => 0)

/** What the active player can do in the village now. */
export function villageOptions(t: Table, seat: Seat, inRest: boolean): VillageOption[] {
  const options = [END]
  addPurchases(t, seat, options)
  const gems = t.track('gems', seat)
  if (canHeal(t, seat)) options.push(HEAL)
  if (gems >= QUEST_PRICE && mayBuyQuest(t, seat)) options.push(QUEST)
  for (const option of dressingOptions(t, seat)) options.push(option)
  if (blackmailOptions(t, seat).length > 0) options.push(BLACKMAIL)
  if (!inRest) return options
  if (gems >= TROPHY_PRICE && t.track('trophies-bought') === 0) options.push(TROPHY)
  if (freelyCedable(t, seat) > 0) options.push(CEDE)
  for (const debt of debtOptions(t, seat)) options.push(debt)
  return options
}

function addPurchases(t: Table, seat: Seat, options: VillageOption[]): void {
  const gems = t.track('gems', seat)
  if (gems === 0) return
  const hasSale = held(t, 'pack', seat, 'sale') !== undefined
  const { pieces } = t.zone('shop')
  for (let i = 0; i < pieces.length; i++) {
    const { id } = t.card(pieces[i] as number)
    const full = BUY.get(id) as VillageOption
    if (full.n <= gems) options.push(full)
    if (!hasSale) continue
    const half = SALE.get(id) as VillageOption
    if (half.n <= gems) options.push(half)
  }
}

/** What a seat could put on instead of what it wears. */
export function dressingOptions(t: Table, seat: Seat): readonly VillageOption[] {
  if (t.zone('pack', seat).isEmpty || t.track('dressings', seat) >= DRESSING_LIMIT) return NOTHING_TO_WEAR
  const options: VillageOption[] = []
  const hasFamiliar = held(t, 'companions', seat, 'familiar') !== undefined
  for (const piece of surplusOf(t, seat)) {
    const id = objectCard(t, piece)?.id ?? ''
    options.push(WEAR.get(id) as VillageOption)
    if (hasFamiliar) options.push(CARRY.get(id) as VillageOption)
  }
  return options
}
const NOTHING_TO_WEAR: readonly VillageOption[] = []

const canHeal = (t: Table, seat: Seat): boolean =>
  t.track('wounds', seat) > 0 && t.track('gems', seat) >= HEALING_PRICE && t.track('curse', seat) === 0

const mayBuyQuest = (t: Table, seat: Seat): boolean =>
  t.track('quests-bought') === 0 && t.zone('secondary-quests', seat).size < QUEST_LIMIT && !t.zone('guild').isEmpty

/** The promises to honour or to betray. */
export function debtOptions(t: Table, seat: Seat): VillageOption[] {
  const options: VillageOption[] = []
  for (const n of dueOf(t, seat)) {
    const promise = t.fact('promised')[n] as Promised
    if (mayHonour(t, promise)) options.push(honouring(t, n, promise))
    options.push(new Debt('betray', n, promise))
  }
  return options
}

/** Paying a debt: all of it, or what is left to pay with. */
function honouring(t: Table, n: number, promise: Promised): Debt {
  const part = payable(t, promise)
  return isInFull(t, promise, part) ? new Debt('honour', n, promise) : new Debt('honour', n, promise, part)
}

/** Debts that cannot be paid any more, not even in part. */
export function debtRefusals(t: Table, seat: Seat): Refused[] {
  return dueOf(t, seat).flatMap((n) => {
    const promise = t.fact('promised')[n] as Promised
    if (mayHonour(t, promise)) return []
    const { id, params } = new Debt('honour', n, promise)
    return [{ id, text: 'honour', params, why: 'rest.honour' as const }]
  })
}

/** An answer to a promise that has fallen due; put into words only if somebody reads it. */
class Debt implements VillageOption {
  readonly card = ''
  constructor(
    readonly act: 'honour' | 'betray',
    readonly n: number,
    private readonly promise: Promised,
    /** What is left to pay with, where that is not all of it. */
    private readonly part?: Goods,
  ) {}
  get text(): string {
    return this.part ? 'honour-in-part' : this.act
  }
  get id(): string {
    return `${this.act}:${this.n}`
  }
  get params(): Params {
    return { seat: { seat: this.promise.to }, give: goodsPhrase(this.part ?? this.promise.goods) }
  }
}

/** What looks possible in the village and is not, with the rule that forbids it. */
export function villageRefusals(t: Table, seat: Seat, inRest: boolean): Refused[] {
  const refused: Refused[] = []
  const gems = t.track('gems', seat)
  for (const piece of t.zone('shop').pieces) {
    const { id } = t.card(piece)
    const { n, params } = BUY.get(id) as VillageOption
    if (n > gems) refused.push({ id: `buy:${id}`, text: 'buy', params, why: 'supply.buy-objects' })
  }
  for (const piece of t.zone('reserve').pieces)
    refused.push({
      id: `buy:${t.card(piece).id}`,
      text: 'buy-draconic',
      params: { card: { piece } },
      why: 'setup.draconic-aside',
    })
  if (!canHeal(t, seat))
    refused.push({ id: 'heal', text: 'heal', why: t.track('curse', seat) > 0 ? 'temple.curse' : 'supply.temple' })
  if (t.zone('secondary-quests', seat).size >= QUEST_LIMIT)
    refused.push({ id: 'quest', text: 'quest', why: 'supply.quest-limit' })
  else if (gems < QUEST_PRICE || !mayBuyQuest(t, seat))
    refused.push({ id: 'quest', text: 'quest', why: 'supply.buy-quest' })
  if (inRest && t.track('trophies-bought') > 0)
    refused.push({ id: 'trophy', text: 'trophy', why: 'rest.buy-trophy-limit' })
  else if (!inRest || gems < TROPHY_PRICE) refused.push({ id: 'trophy', text: 'trophy', why: 'rest.buy-trophy' })
  if (!inRest) return refused
  if (freelyCedable(t, seat) === 0)
    refused.push({ id: 'cede', text: 'cede', why: t.track('cedable') > 0 ? 'rest.honour' : 'alliance.trophy-cession' })
  return [...refused, ...debtRefusals(t, seat)]
}
