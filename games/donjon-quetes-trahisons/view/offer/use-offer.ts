import {
  type Goods,
  type Ground,
  groundOf,
  lootOf,
  mayPlunder,
  offerFault,
  promisableTrophies,
  type Said,
  type Terms,
} from '@sablier/donjon-quetes-trahisons'
import type { Piece, Seat, SeenOffer } from '@sablier/kernel'
import { useWordedOffer } from '@sablier/ui'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { addCard, addCount, type CardList, countOf, removeCard } from './goods-change.ts'
import type { OfferedGood, OfferInHand } from './offer-context.ts'
import { emptyDraft, isDraft, type OfferDraft, type Sheet, saidOf } from './offer-draft.ts'

/** The offer on the mat, with what is put together for it. */
export interface OpenOfferDraft {
  readonly me: Seat
  readonly offer: SeenOffer
  readonly ground: Ground
  /** Whom it may go to. */
  readonly partners: readonly Seat[]
  readonly draft: OfferDraft
  readonly change: (part: Partial<OfferDraft>) => void
  /** The rule by which it cannot be said as it is; null if it can. */
  readonly fault: string | null
  readonly say: () => void
  /** Keeps what is put together and shows the table. */
  readonly layAside: () => void
  readonly drop: () => void
}

/** The offer that one is wording, if any. */
export function useOpenOffer(): OpenOfferDraft | null {
  const { offers, t, me, take } = useDonjon()
  const [words, keep] = useWordedOffer()
  const offer = words?.open ? offers.find(({ id, wording }) => id === words.offer && wording) : undefined
  const ground = me === null ? null : groundOf(t, me)
  if (!words || !offer || !ground || me === null) return null
  const counters = offer.id.startsWith('counter:') ? [Number(offer.id.slice('counter:'.length))] : null
  const open = t.fact('open-offers')
  const partners = counters ?? ground.partners.filter((to) => !open.some((one) => one.from === me && one.to === to))
  const kept = isDraft(words.draft) ? words.draft : emptyDraft(ground, partners, me)
  const draft = partners.includes(kept.to) ? kept : { ...kept, to: partners[0] ?? me, want: {} }
  const said = saidOf(draft)
  return {
    me,
    offer,
    ground,
    partners,
    draft,
    change: (part) => keep({ ...words, draft: { ...draft, ...part } }),
    fault: offerFault(t, me, said),
    say: () => {
      take(offer.id, said)
      keep(null)
    },
    layAside: () => keep({ ...words, draft, open: false }),
    drop: () => keep(null),
  }
}

/** Suggestions for whoever words this offer. */
export const ideasOf = ({ offer }: OpenOfferDraft): readonly Said[] =>
  (offer.wording?.candidates ?? []) as readonly Said[]

/** Who gives what lies on a side of a sheet. */
export type Side = 'give' | 'want' | 'promise' | 'asks'
export const ownerOf = ({ me, draft }: OpenOfferDraft, side: Side): Seat =>
  side === 'give' || side === 'promise' ? me : draft.to

export function goodsOn({ draft }: OpenOfferDraft, side: Side): Goods {
  return side === 'give' || side === 'want' ? draft[side] : (draft[side]?.goods ?? {})
}
export function changeGoods(open: OpenOfferDraft, side: Side, goods: Goods): void {
  if (side === 'give' || side === 'want') {
    open.change({ [side]: goods })
    return
  }
  const terms = open.draft[side]
  if (terms) open.change({ [side]: { ...terms, goods } satisfies Terms })
}

const MOST_GEMS = 40
const MOST_QUESTS = 3
const OBJECT_ZONES = ['worn', 'carried', 'pack']

/** How much of what is counted may lie there: what may be promised need not be owned, what is swapped must be. */
export interface Most {
  readonly gems: number
  readonly quests: number
  readonly trophies: number
  readonly plunder: boolean
}
export function mostOf({ t }: DonjonModel, open: OpenOfferDraft, side: Side): Most {
  const owner = ownerOf(open, side)
  if (side === 'give' || side === 'want')
    return { gems: t.track('gems', owner), quests: t.zone('secondary-quests', owner).size, trophies: 0, plunder: false }
  const terms = open.draft[side]
  const help = terms?.condition.startsWith('ally') && !terms.when
  return {
    gems: MOST_GEMS,
    quests: MOST_QUESTS,
    trophies: help ? promisableTrophies(t) : 0,
    plunder: mayPlunder(t, owner, terms?.when),
  }
}

/** Cards that can be promised though they are still to be won. */
export const lootOn = ({ t }: DonjonModel, open: OpenOfferDraft, side: Side) =>
  side === 'give' || side === 'want' ? null : lootOf(t, ownerOf(open, side), open.draft[side]?.when)

/** The side of the open sheet to which a seat's goods go; null if to none. */
function sideFor({ me, draft, ground }: OpenOfferDraft, seat: Seat): Side | null {
  const { sheet, to } = draft
  if (sheet === 'swap') return seat === me && ground.gives ? 'give' : seat === to && ground.wants ? 'want' : null
  if (!draft[sheet]) return null
  return seat === (sheet === 'promise' ? me : to) ? sheet : null
}

/** What the goods on the table do while an offer is put together: one's own go to one side of it, the other's to the other. */
export function useOfferPresses(open: OpenOfferDraft | null): OfferInHand | null {
  const model = useDonjon()
  if (!open) return null
  const side = sideFor(open, open.me)
  const count = (name: 'gems' | 'quests', limit: number): OfferedGood => {
    if (!side || limit === 0) return IDLE
    const goods = goodsOn(open, side)
    return {
      state: (goods[name] ?? 0) > 0 ? 'chosen' : 'can',
      onPress: () => changeGoods(open, side, addCount(goods, name, 1, limit)),
    }
  }
  const most = side ? mostOf(model, open, side) : { gems: 0, quests: 0 }
  return {
    piece: (piece) => pressPiece(model, open, piece),
    purse: count('gems', most.gems),
    quest: count('quests', Math.min(most.quests, model.t.zone('secondary-quests', open.me).size)),
  }
}
const IDLE: OfferedGood = { state: 'idle', onPress: null }

function pressPiece({ t, cardOf }: DonjonModel, open: OpenOfferDraft, piece: Piece): OfferedGood {
  const { name, at } = t.place(piece)
  const card = cardOf(piece)
  const list: CardList | null = OBJECT_ZONES.includes(name) ? 'objects' : name === 'spoils' ? 'spoils' : null
  const side = list ? sideFor(open, at) : null
  if (!card || !list || !side) return IDLE
  const goods = goodsOn(open, side)
  const same = t.zoneOf(piece).pieces.filter((other) => cardOf(other)?.id === card.id)
  const isIn = same.indexOf(piece) < countOf(goods, list, card.id)
  const next = isIn ? removeCard(goods, list, card.id) : addCard(goods, list, card.id)
  return { state: isIn ? 'chosen' : 'can', onPress: () => changeGoods(open, side, next) }
}

/** Which sheets have something on them. */
export const isWritten = ({ draft }: OpenOfferDraft, sheet: Sheet): boolean =>
  sheet === 'swap'
    ? Object.keys(saidOf({ ...draft, promise: null, asks: null, prices: [] })).length > 1
    : draft[sheet] !== null
