import type { Condition, Goods } from '@sablier/donjon-quetes-trahisons'
import type { Seat, SeenAsk } from '@sablier/kernel'

/** Which kind of offer a question wants: goods at once, a promise, a price, or help paid in advance. */
export type OfferKind = 'swap' | 'promise' | 'price' | 'prepay' | 'fee'

/** The parts that a question for a proposal wants to have filled in. */
export interface OfferForm {
  readonly kind: OfferKind
  /** Whom it goes to, if that is to be chosen. */
  readonly partners: readonly Seat[]
  /** What the other must do for it, if that is to be chosen. */
  readonly conditions: readonly Condition[]
  /** True if one gives or promises something. */
  readonly gives: boolean
  /** True if one asks for something. */
  readonly wants: boolean
}

/** What one has put together so far. */
export interface OfferDraft {
  readonly to: Seat
  readonly condition: Condition
  readonly give: Goods
  readonly want: Goods
  /** What else may be paid instead, as far as that is settled. */
  readonly prices: readonly Goods[]
  /** True once anything was said: even "nothing" must be meant. */
  readonly said: boolean
}

type FormOfQuestion = Pick<OfferForm, 'kind' | 'gives' | 'wants'> & {
  readonly to: boolean
  readonly condition: Condition | null
}
const FORMS: Readonly<Record<string, FormOfQuestion>> = {
  'supply.trade': { kind: 'swap', gives: true, wants: true, to: true, condition: 'none' },
  'two.prepay': { kind: 'prepay', gives: true, wants: false, to: true, condition: 'none' },
  'ask-fee': { kind: 'fee', gives: false, wants: true, to: true, condition: 'none' },
  'alliance.who': { kind: 'promise', gives: true, wants: false, to: true, condition: null },
  'ask-helper': { kind: 'promise', gives: true, wants: false, to: true, condition: null },
  'alliance.currency': { kind: 'price', gives: false, wants: true, to: false, condition: 'none' },
  'name-prices': { kind: 'price', gives: false, wants: true, to: false, condition: 'none' },
}

const namesOf = (ask: SeenAsk, name: string): unknown[] => [
  ...new Set(
    ask.candidates.flatMap((candidate) => {
      const value = (candidate as Readonly<Record<string, unknown>>)[name]
      return value === undefined ? [] : [value]
    }),
  ),
]

/** What a question wants to be filled in; null if it asks for something this form does not know. */
export function formFor(ask: SeenAsk, others: readonly Seat[]): OfferForm | null {
  const form = FORMS[ask.text]
  if (!form) return null
  const named = ask.params['partners']
  // Not every partner comes up in a suggestion: a gift may go to whoever owns nothing.
  const known = typeof named === 'object' && 'seats' in named ? named.seats : (namesOf(ask, 'to') as Seat[])
  const conditions = namesOf(ask, 'condition') as Condition[]
  return {
    kind: form.kind,
    gives: form.gives,
    wants: form.wants,
    partners: form.to ? (known.length > 0 ? known : others) : [],
    // To be asked to stand on the other side is seldom suggested, but may be promised for.
    conditions:
      form.condition === null
        ? [...conditions, ...(conditions.includes('my-side') ? (['other-side'] as const) : [])]
        : [],
  }
}

/** An offer of which nothing was said yet. */
export function emptyDraft(ask: SeenAsk, form: OfferForm): OfferDraft {
  return {
    to: form.partners[0] ?? ask.seat,
    condition: FORMS[ask.text]?.condition ?? form.conditions[0] ?? 'none',
    give: {},
    want: {},
    prices: [],
    said: false,
  }
}

/** The proposal that a draft makes of a question. */
export function proposalOf(ask: SeenAsk, draft: OfferDraft): unknown {
  const { to, condition, give, want, prices } = draft
  switch (ask.text) {
    case 'alliance.who':
      return { to, condition, goods: give }
    case 'ask-helper':
      return { to, condition, goods: give }
    case 'alliance.currency':
      return { goods: want }
    case 'name-prices':
      return { prices: [...prices, want] }
    default:
      return { to, give, want }
  }
}

/** A suggestion as a draft; null for those that make no offer. */
export function draftOf(candidate: unknown, from: OfferDraft): OfferDraft | null {
  const made = candidate as {
    readonly withdraw?: true
    readonly to?: Seat
    readonly condition?: Condition
    readonly goods?: Goods
    readonly give?: Goods
    readonly want?: Goods
    readonly prices?: readonly Goods[]
  }
  if (made.withdraw || made.prices?.length === 0) return null
  const isPrice = made.prices !== undefined || (made.goods !== undefined && made.to === undefined)
  return {
    to: made.to ?? from.to,
    condition: made.condition ?? from.condition,
    give: made.give ?? (isPrice ? {} : (made.goods ?? {})),
    want: made.want ?? (isPrice ? (made.prices?.[0] ?? made.goods ?? {}) : {}),
    prices: [],
    said: true,
  }
}
