import type { Condition, Goods } from '@sablier/donjon-quetes-trahisons'
import type { SeenAsk } from '@sablier/kernel'

/** The parts that a question for a proposal wants to have filled in. */
export interface OfferForm {
  /** Whom it goes to, if that is to be chosen. */
  readonly partners: readonly number[]
  /** What the other must do for it, if that is to be chosen. */
  readonly conditions: readonly Condition[]
  readonly parts: readonly ('give' | 'want' | 'goods' | 'prices')[]
}

/** What one has put together so far. */
export interface OfferDraft {
  readonly to: number
  readonly condition: string
  readonly give: Goods
  readonly want: Goods
  /** What else may be paid instead, as far as that is settled. */
  readonly prices: readonly Goods[]
}

const FORMS: Readonly<
  Record<string, Pick<OfferForm, 'parts'> & { readonly to: boolean; readonly condition: boolean }>
> = {
  'supply.trade': { parts: ['give', 'want'], to: true, condition: false },
  'two.prepay': { parts: ['give'], to: true, condition: false },
  'ask-fee': { parts: ['want'], to: true, condition: false },
  'alliance.who': { parts: ['goods'], to: true, condition: true },
  'ask-helper': { parts: ['goods'], to: true, condition: false },
  'alliance.currency': { parts: ['prices'], to: false, condition: false },
  'name-prices': { parts: ['prices'], to: false, condition: false },
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
export function formFor(ask: SeenAsk, others: readonly number[]): OfferForm | null {
  const form = FORMS[ask.text]
  if (!form) return null
  const named = ask.params['partners']
  // Not every partner comes up in a suggestion: a gift may go to whoever owns nothing.
  const known = typeof named === 'object' && 'seats' in named ? named.seats : (namesOf(ask, 'to') as number[])
  const conditions = namesOf(ask, 'condition') as Condition[]
  return {
    partners: form.to ? (known.length > 0 ? known : others) : [],
    // To be asked to stand on the other side is seldom suggested, but may be promised for.
    conditions: form.condition
      ? [...conditions, ...(conditions.includes('my-side') ? (['other-side'] as const) : [])]
      : [],
    parts: form.parts,
  }
}

/** The proposal that a draft makes of a question. */
export function proposalOf(ask: SeenAsk, draft: OfferDraft): unknown {
  const { to, condition, give, want, prices } = draft
  switch (ask.text) {
    case 'alliance.who':
      return { to, condition, goods: give }
    case 'ask-helper':
      return { to, goods: give }
    case 'alliance.currency':
      return { goods: want }
    case 'name-prices':
      return { prices: [...prices, want] }
    default:
      return { to, give, want }
  }
}
