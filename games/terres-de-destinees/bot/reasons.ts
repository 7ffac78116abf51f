import type { Reason } from '@sablier/bots'
import { type Ask, type Choice, type Piece, type Seat, seatParam } from '@sablier/kernel'
import type { Family } from '../src/cards/card.ts'
import type { Table } from '../src/shape.ts'
import { bidReasons } from './bid-reasons.ts'
import { offerReasons, partingReasons, placeReasons, removalReasons, takingReasons } from './card-reasons.ts'
import { familyReasons } from './destin-reasons.ts'
import { blowReasons, endReasons, powerReason, powerReasons } from './power-reasons.ts'
import { giftReasons, pairReasons, targetReasons } from './seat-reasons.ts'

type Reasons<T> = (t: Table, ask: Ask, item: T) => Reason[]

/** What a hand card is worth that is given up, and to whom it goes. */
const parting: Reasons<Piece> = (t, ask, piece) => partingReasons(t, ask.seat, [piece], receiver(ask))
const taking: Reasons<Piece> = (t, { seat }, piece) => takingReasons(t, seat, piece)
const removing: Reasons<Piece> = (t, { seat }, piece) => removalReasons(t, seat, piece)
const receiver = ({ params }: Ask): Seat | null => seatParam(params, 'to') ?? null

/** What speaks for and against a card, by the text of the question. */
const BY_CARD: Readonly<Record<string, Reasons<Piece>>> = {
  'auction.offer-one': (t, { seat }, piece) => offerReasons(t, seat, piece),
  discard: parting,
  'deal-out': parting,
  'swap-out': parting,
  'swap-in': parting,
  'pay-tax': parting,
  'give-family': parting,
  'choose-card': taking,
  revive: taking,
  'from-discard': taking,
  'take-card': taking,
  banish: removing,
  'swap-target': removing,
  borrow: (t, { seat }, piece) => powerReasons(t, seat, piece),
  'use-power': (t, { seat }, piece) => powerReasons(t, seat, piece),
  'use-mandatory': (t, { seat }, piece) => powerReasons(t, seat, piece),
  seal: (t, _, piece) => [powerReason(t, piece, -0.4)],
}

/** What speaks for and against a player, by the text of the question. */
const BY_SEAT: Readonly<Record<string, Reasons<Seat>>> = {
  target: (t, ask, seat) => targetReasons(t, ask.seat, seat),
  'give-to': (t, ask, seat) => giftReasons(t, ask.seat, seat),
}

interface Option {
  readonly id: string
  readonly piece?: Piece
  readonly pair?: readonly Seat[]
}

/** What speaks for and against an option that is neither a card nor a player. */
const BY_OPTION: Readonly<Record<string, Reasons<Option>>> = {
  'first-bid': (t, { seat }, { id }) => bidReasons(t, seat, id === 'pass' ? 0 : Number(id)),
  raise: (t, { seat }, { id }) => bidReasons(t, seat, id === 'pass' ? 0 : Number(id)),
  'use-power': (_, ask) => endReasons(ask),
  pair: (t, { seat }, { pair = [] }) => pairReasons(t, seat, pair),
}

/** What speaks for and against a word. */
const BY_WORD: Readonly<Record<string, Reasons<string>>> = {
  place: (t, { seat }, word) => placeReasons(t, seat, word === 'put-in-play'),
  'name-family': (t, { seat }, word) => familyReasons(t, seat, word as Family),
  foresee: (_, __, word) => [{ key: word, weight: 0.2 }],
}

/** What yes and no mean, where a question asks for no more. */
const YES_NO: Readonly<Record<string, readonly [no: string, yes: string]>> = {
  purse: ['keeps-purse', 'saves-card'],
  shield: ['keeps-shield', 'is-safe'],
  'face-down': ['shows', 'hides'],
}

function pickReasons(t: Table, ask: Ask, item: unknown): Reason[] {
  const { text, itemKind } = ask
  if (itemKind === 'piece') return BY_CARD[text]?.(t, ask, item as Piece) ?? []
  if (itemKind === 'seat') return BY_SEAT[text]?.(t, ask, item as Seat) ?? []
  if (typeof item === 'string') return BY_WORD[text]?.(t, ask, item) ?? []
  const option = item as Option
  return (option.piece === undefined ? BY_OPTION[text]?.(t, ask, option) : BY_CARD[text]?.(t, ask, option.piece)) ?? []
}

/** What speaks for and against several cards together: given away, or kept while the others go. */
function severalReasons(t: Table, ask: Ask, choice: readonly number[]): Reason[] {
  const { seat, text, items } = ask
  const gone = items.filter((_, n) => choice.includes(n) === (text === 'give')) as Piece[]
  return gone.length === 0 ? [] : partingReasons(t, seat, gone, receiver(ask))
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  const { kind, seat, text } = ask
  if (typeof choice === 'object') return kind === 'pick-some' ? severalReasons(t, ask, choice as readonly number[]) : []
  if (kind === 'amount') return blowReasons(t, seat, choice)
  if (kind === 'agree') {
    const key = YES_NO[text]?.[choice as 0 | 1]
    return key === undefined ? [] : [{ key, weight: 0.2 }]
  }
  return pickReasons(t, ask, ask.items[choice])
}
