import type { Goods } from '@sablier/donjon-quetes-trahisons'
import type { Piece, Seat, SeenAsk } from '@sablier/kernel'
import { useDraft } from '@sablier/ui'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { addCard, addCount, type CardList, countOf, removeCard } from './goods-change.ts'
import type { OfferedGood, OfferInHand } from './offer-context.ts'
import { emptyDraft, formFor, type OfferDraft, type OfferForm } from './offer-draft.ts'

/** The open question for a proposal, with what is put together for it. */
export interface OpenOfferDraft {
  readonly ask: SeenAsk
  readonly form: OfferForm
  readonly draft: OfferDraft
  readonly change: (part: Partial<OfferDraft>) => void
  /** Who would pay what is asked for: the partner, or whoever looks for help. */
  readonly payer: Seat
}

/** The proposal one is asked for, if any. */
export function useOpenOffer(): OpenOfferDraft | null {
  const { ask, t } = useDonjon()
  const [kept, setDraft] = useDraft<OfferDraft | null>(null)
  if (ask?.kind !== 'propose') return null
  const form = formFor(
    ask,
    t.seats.filter((seat) => seat !== ask.seat),
  )
  if (!form) return null
  const draft = kept ?? emptyDraft(ask, form)
  const asked = ask.params['seat']
  const payer = typeof asked === 'object' && 'seat' in asked ? asked.seat : draft.to
  return { ask, form, draft, payer, change: (part) => setDraft({ ...draft, said: true, ...part }) }
}

const MOST_GEMS = 40
const MOST_QUESTS = 3
const OBJECT_ZONES = ['worn', 'carried', 'pack']

/** What may be promised need not be owned; what is swapped must be. */
export function mostOf({ t }: DonjonModel, form: OfferForm, owner: Seat): { gems: number; quests: number } {
  const promised = form.kind === 'promise' || form.kind === 'price'
  return {
    gems: promised ? MOST_GEMS : t.track('gems', owner),
    quests: promised ? MOST_QUESTS : t.zone('secondary-quests', owner).size,
  }
}

/** What the goods on the table do while an offer is put together: one's own go to one side of it, the other's to the other. */
export function useOfferPresses(open: OpenOfferDraft | null): OfferInHand | null {
  const model = useDonjon()
  if (!open) return null
  const { form, draft, change, payer, ask } = open
  const isOwn = form.gives
  const most = mostOf(model, form, isOwn ? ask.seat : payer)
  const side = isOwn ? 'give' : 'want'
  const count = (name: 'gems' | 'quests', limit: number): OfferedGood =>
    isOwn && limit > 0
      ? {
          state: (draft[side][name] ?? 0) > 0 ? 'chosen' : 'can',
          onPress: () => change({ [side]: addCount(draft[side], name, 1, limit) }),
        }
      : IDLE
  return {
    piece: (piece) => pressPiece(model, open, piece),
    purse: count('gems', most.gems),
    quest: count('quests', Math.min(most.quests, model.t.zone('secondary-quests', ask.seat).size)),
  }
}
const IDLE: OfferedGood = { state: 'idle', onPress: null }

function pressPiece({ t, cardOf }: DonjonModel, open: OpenOfferDraft, piece: Piece): OfferedGood {
  const { form, draft, change, payer, ask } = open
  const { name, at } = t.place(piece)
  const card = cardOf(piece)
  const list: CardList | null = OBJECT_ZONES.includes(name)
    ? 'objects'
    : name === 'spoils' || name === 'drawn'
      ? 'spoils'
      : null
  const side =
    at === ask.seat && name !== 'drawn' ? (form.gives ? 'give' : null) : sideOfOther(form, at === payer, name)
  if (!card || !list || !side) return IDLE
  const goods: Goods = draft[side]
  const same = t.zoneOf(piece).pieces.filter((other) => cardOf(other)?.id === card.id)
  const isIn = same.indexOf(piece) < countOf(goods, list, card.id)
  const next = isIn ? removeCard(goods, list, card.id) : addCard(goods, list, card.id)
  return { state: isIn ? 'chosen' : 'can', onPress: () => change({ [side]: next }) }
}

/** Where the goods of others go: what the payer owns is asked for, the monster before one may be promised or asked for. */
function sideOfOther(form: OfferForm, isPayer: boolean, zone: string): 'give' | 'want' | null {
  if (zone === 'drawn') return form.kind === 'promise' ? 'give' : form.kind === 'price' ? 'want' : null
  return isPayer && form.wants ? 'want' : null
}
