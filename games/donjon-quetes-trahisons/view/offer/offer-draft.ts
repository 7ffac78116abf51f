import {
  CONDITIONS,
  type Condition,
  type Goods,
  type Ground,
  isEmpty,
  type Occasion,
  type Said,
  type Terms,
} from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'

/** The sheets of the mat: goods that change hands, one's own promise, the promise or price one asks for. */
export const SHEETS = ['swap', 'promise', 'asks'] as const
export type Sheet = (typeof SHEETS)[number]

/** What one has put together so far. */
export interface OfferDraft {
  readonly to: Seat
  readonly sheet: Sheet
  readonly give: Goods
  readonly want: Goods
  /** Null: nothing is promised, nothing is asked for. */
  readonly promise: Terms | null
  readonly asks: Terms | null
  /** What else may be paid instead, as far as that is settled. */
  readonly prices: readonly Terms[]
}

/** Which sheets an offer may have. */
export const sheetsOf = ({ gives, wants, promises, asks }: Ground): Sheet[] =>
  SHEETS.filter((sheet) =>
    sheet === 'swap' ? gives || wants : sheet === 'promise' ? promises.length > 0 : asks.length > 0,
  )

/** An offer of which nothing was said yet. */
export function emptyDraft(ground: Ground, partners: readonly Seat[], me: Seat): OfferDraft {
  const sheets = sheetsOf(ground)
  const sheet = (ground.id === 'trade' ? 'swap' : sheets.find((one) => one !== 'swap')) ?? 'swap'
  const draft: OfferDraft = {
    to: partners[0] ?? me,
    sheet,
    give: {},
    want: {},
    promise: null,
    asks: null,
    prices: [],
  }
  return ground.id === 'trade' ? draft : { ...draft, ...begunTerms(ground, draft, sheet, me) }
}

/** Terms begin with the first thing that may be asked for, and with a day where they need one. */
export function begunTerms(ground: Ground, draft: OfferDraft, sheet: Sheet, me: Seat): Partial<OfferDraft> {
  if (sheet === 'swap' || draft[sheet]) return {}
  const [condition = 'none'] = sheet === 'promise' ? ground.promises : ground.asks
  const maker = sheet === 'promise' ? me : draft.to
  const when: { when?: Occasion } = ground.later ? { when: occasionFor(condition, maker) } : {}
  return { [sheet]: { condition, goods: {}, ...when } }
}

/** The day or fight that suits what is asked for. */
export const occasionFor = (condition: Condition, maker: Seat): Occasion => ({
  on: condition.startsWith('ally') ? 'monster' : condition === 'none' ? 'turn' : 'arena',
  of: maker,
})

/** What is said with the offer. */
export function saidOf({ to, give, want, promise, asks, prices }: OfferDraft): Said {
  const all = [...prices, ...(asks ? [asks] : [])]
  return {
    to,
    ...(isEmpty(give) ? {} : { give }),
    ...(isEmpty(want) ? {} : { want }),
    ...(promise ? { promise } : {}),
    ...(all.length > 0 ? { asks: all } : {}),
  }
}

/** A suggestion laid on the mat. */
export function draftOf(idea: Said, from: OfferDraft): OfferDraft {
  const { to, give = {}, want = {}, promise = null, asks = [] } = idea
  const sheet: Sheet = promise ? 'promise' : asks.length > 0 ? 'asks' : 'swap'
  const last = asks[asks.length - 1] ?? null
  return { ...from, to, sheet, give, want, promise, asks: last, prices: asks.slice(0, -1) }
}

/** Is this what was kept for the mat? Another version of it may have been kept before. */
export const isDraft = (kept: unknown): kept is OfferDraft => {
  if (kept === null || typeof kept !== 'object') return false
  const { sheet, promise } = kept as Partial<OfferDraft>
  return SHEETS.some((one) => one === sheet) && (!promise || CONDITIONS.includes(promise.condition))
}
