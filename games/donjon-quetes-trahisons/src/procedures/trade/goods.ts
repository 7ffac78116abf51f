import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import { ALL_CARDS } from '../../cards/all-cards.ts'
import type { Goods } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { objectsOf } from '../adventurer/outfit.ts'

const FAVOUR_LENGTH = 140
const MOST_CARDS = 40
const TRADEABLE = new Set(
  ALL_CARDS.filter((card) => card.kind === 'object' || (card.kind === 'special' && card.isObject)).map(({ id }) => id),
)
const KINDS: ReadonlySet<string> = new Set<keyof Goods>([
  'gems',
  'objects',
  'spoils',
  'quests',
  'trophies',
  'plunder',
  'favour',
])
const SPOILS = new Set(ALL_CARDS.filter((card) => card.kind === 'monster').map(({ id }) => id))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isCount = (value: unknown, most: number): boolean =>
  value === undefined || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most)
const isList = (value: unknown, known: ReadonlySet<string>): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length <= MOST_CARDS && value.every((id) => typeof id === 'string' && known.has(id)))

/** Is this value a list of goods at all, whoever owns them? */
export function isGoods(value: unknown): value is Goods {
  return (
    isRecord(value) &&
    Object.keys(value).every((kind) => KINDS.has(kind)) &&
    isCount(value['gems'], 40) &&
    isCount(value['quests'], 3) &&
    isCount(value['trophies'], 3) &&
    isList(value['objects'], TRADEABLE) &&
    isList(value['spoils'], SPOILS) &&
    (value['plunder'] === undefined || value['plunder'] === true) &&
    (value['favour'] === undefined || (typeof value['favour'] === 'string' && value['favour'].length <= FAVOUR_LENGTH))
  )
}

const within = (wanted: readonly string[], owned: string[]): boolean =>
  wanted.every((id) => {
    const at = owned.indexOf(id)
    if (at >= 0) owned.splice(at, 1)
    return at >= 0
  })

/** Does a seat own all of this? */
export function owns(t: Table, seat: Seat, goods: Goods): boolean {
  return (
    (goods.gems ?? 0) <= t.track('gems', seat) &&
    (goods.quests ?? 0) <= t.zone('secondary-quests', seat).size &&
    within(
      goods.objects ?? [],
      objectsOf(t, seat).map((piece) => t.card(piece).id),
    ) &&
    within(
      goods.spoils ?? [],
      t.zone('spoils', seat).pieces.map((piece) => t.card(piece).id),
    )
  )
}

/** Does a seat own anything that could be traded? */
export function hasGoods(t: Table, seat: Seat): boolean {
  return (
    t.track('gems', seat) > 0 ||
    !t.zone('spoils', seat).isEmpty ||
    !t.zone('worn', seat).isEmpty ||
    !t.zone('pack', seat).isEmpty ||
    !t.zone('secondary-quests', seat).isEmpty
  )
}

/** Unfinished secondary quests one may hold. */
export const QUEST_LIMIT = 3
const questsAfter = (t: Table, seat: Seat, gives: Goods, gets: Goods): number =>
  t.zone('secondary-quests', seat).size - (gives.quests ?? 0) + (gets.quests ?? 0)

/** The goods that would change hands at once, with giver and receiver. */
export interface Swap {
  readonly from: Seat
  readonly to: Seat
  readonly give: unknown
  readonly want: unknown
}

/** Why these two cannot swap this now, or null if they can. */
export function tradeFault(t: Table, { from, to, give, want }: Swap): RuleId | null {
  if (!isGoods(give) || !isGoods(want)) return 'supply.trade'
  if (give.trophies || want.trophies) return 'alliance.trophy-cession'
  // What is still to be won, and favours, can only be promised.
  if (give.favour || want.favour || give.plunder || want.plunder) return 'supply.trade'
  if (!owns(t, from, give) || !owns(t, to, want)) return 'supply.trade-consent'
  if (questsAfter(t, from, give, want) > QUEST_LIMIT || questsAfter(t, to, want, give) > QUEST_LIMIT)
    return 'supply.quest-limit'
  return null
}
