import { judgesByText, type Reason } from '@sablier/bots'
import { type Ask, type Choice, type Piece, type Seat, seatParam } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'
import { bidReasons } from './bid-reasons.ts'
import { offerReasons, partingReasons, placeReasons, removalReasons, takingReasons } from './card-reasons.ts'
import { familyReasons } from './destin-reasons.ts'
import type { CardOption, Offered } from './offered.ts'
import { blowReasons, endReasons, powerReason, powerReasons } from './power-reasons.ts'
import { giftReasons, pairReasons, targetReasons } from './seat-reasons.ts'

/** What a hand card is worth that is given up, and to whom it goes. */
const parting = (t: Table, ask: Ask, piece: Piece): Reason[] => partingReasons(t, ask.seat, [piece], receiver(ask))
/** The same for a card that is one of several ways to answer. */
const paying = (t: Table, ask: Ask, { piece }: CardOption): Reason[] =>
  piece === undefined ? [] : parting(t, ask, piece)
const taking = (t: Table, { seat }: Ask, piece: Piece): Reason[] => takingReasons(t, seat, piece)
const removing = (t: Table, { seat }: Ask, piece: Piece): Reason[] => removalReasons(t, seat, piece)
const receiver = ({ params }: Ask): Seat | null => seatParam(params, 'to') ?? null
const bidding = (t: Table, { seat }: Ask, { id }: { readonly id: string }): Reason[] =>
  bidReasons(t, seat, id === 'pass' ? 0 : Number(id))

/** What speaks for and against an answer, by the text of the question. */
const judgeOf = judgesByText<Table, Offered>({
  'auction.offer-one': (t, { seat }, piece) => offerReasons(t, seat, piece),
  discard: parting,
  'deal-out': parting,
  'swap-out': parting,
  'swap-in': parting,
  'pay-tax': paying,
  'give-family': paying,
  'choose-card': taking,
  revive: taking,
  'from-discard': taking,
  'take-card': taking,
  banish: removing,
  'swap-target': removing,
  borrow: (t, { seat }, piece) => powerReasons(t, seat, piece),
  'use-power': (t, ask, { piece }) => (piece === undefined ? endReasons(ask) : powerReasons(t, ask.seat, piece)),
  'use-mandatory': (t, { seat }, { piece }) => (piece === undefined ? [] : powerReasons(t, seat, piece)),
  seal: (t, _, piece) => [powerReason(t, piece, -0.4)],
  target: (t, ask, seat) => targetReasons(t, ask.seat, seat),
  'give-to': (t, ask, seat) => giftReasons(t, ask.seat, seat),
  'first-bid': bidding,
  raise: bidding,
  pair: (t, { seat }, { pair }) => pairReasons(t, seat, pair),
  place: (t, { seat }, word) => placeReasons(t, seat, word === 'put-in-play'),
  'name-family': (t, { seat }, family) => familyReasons(t, seat, family),
  foresee: (_, __, word) => [{ key: word, weight: 0.2 }],
})

/** What yes and no mean, where a question asks for no more. */
const YES_NO: Readonly<Record<string, readonly [no: string, yes: string]>> = {
  purse: ['keeps-purse', 'saves-card'],
  shield: ['keeps-shield', 'is-safe'],
  'face-down': ['shows', 'hides'],
}

/** What speaks for and against several cards together: given away, or kept while the others go. */
function severalReasons(t: Table, ask: Ask, choice: readonly number[]): Reason[] {
  const { seat, text, pieces } = ask
  const gone = pieces.filter((_, n) => choice.includes(n) === (text === 'give'))
  return gone.length === 0 ? [] : partingReasons(t, seat, gone, receiver(ask))
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  const { kind, seat, text } = ask
  if (typeof choice === 'object')
    return kind === 'pick-some' && !('proposal' in choice) ? severalReasons(t, ask, choice) : []
  if (kind === 'amount') return blowReasons(t, seat, choice)
  if (kind !== 'agree') return judgeOf(text)?.(t, ask, ask.items[choice]) ?? []
  const key = YES_NO[text]?.[choice === 1 ? 1 : 0]
  return key === undefined ? [] : [{ key, weight: 0.2 }]
}
