import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import { Ask } from './ask.ts'
import type { AskForm, AskHead } from './ask-spec.ts'
import type {
  AmountSpec,
  ChooseSpec,
  OptionItem,
  OrderSpec,
  PickSeatSpec,
  PickSomeSpec,
  PickSpec,
  ProposeSpec,
  SplitSpec,
} from './asking.ts'
import type { QuestionKind } from './question.ts'

const form = (kind: AskForm['kind'], itemKind: AskForm['itemKind']): AskForm => ({ kind, itemKind })
const A_PIECE = form('pick', 'piece')
const SOME_PIECES = form('pick-some', 'piece')
const A_SEAT = form('pick', 'seat')
const AN_OPTION = form('pick', 'option')
const YES_OR_NO = form('agree', 'option')
const A_NUMBER = form('amount', 'option')
const AN_ORDER = form('order', 'piece')
const SHARES = form('split', 'option')
const A_PROPOSAL = form('propose', 'option')

const YES_NO = ['no', 'yes'] as const
const NONE: readonly never[] = []

export const PICK: QuestionKind<PickSpec<string>, Piece> = {
  ask: (t, s, stable) => new Ask(t, s, A_PIECE, { items: s.from, min: 1, max: 1, stable }),
  read: (s, choice) => s.from[choice as number] as Piece,
}
export const PICK_SOME: QuestionKind<PickSomeSpec<string>, Piece[]> = {
  ask(t, s, stable) {
    const max = s.n ?? Math.min(s.max ?? s.from.length, s.from.length)
    return new Ask(t, s, SOME_PIECES, { items: s.from, min: s.n ?? s.min ?? 0, max, stable })
  },
  read: (s, choice) => (choice as readonly number[]).map((n) => s.from[n] as Piece),
}
export const PICK_SEAT: QuestionKind<PickSeatSpec<string>, Seat> = {
  ask: (t, s, stable) => new Ask(t, s, A_SEAT, { items: s.from, min: 1, max: 1, stable }),
  read: (s, choice) => s.from[choice as number] as Seat,
}
export const CHOOSE: QuestionKind<ChooseSpec<string, OptionItem>, never> = {
  ask: (t, s, stable) => new Ask(t, s, AN_OPTION, { items: s.among, min: 1, max: 1, stable }),
  // Just what the asker put in, which only the asker can name.
  read: (s, choice) => s.among[choice as number] as never,
}
export const AGREE: QuestionKind<AskHead, boolean> = {
  ask: (t, s, stable) => new Ask(t, s, YES_OR_NO, { items: YES_NO, min: 0, max: 1, stable }),
  read: (_, choice) => choice === 1,
}
export const AMOUNT: QuestionKind<AmountSpec<string>, number> = {
  ask: (t, s, stable) => new Ask(t, s, A_NUMBER, { items: NONE, min: s.min, max: s.max, stable }),
  read: (_, choice) => choice as number,
}
export const ORDER: QuestionKind<OrderSpec<string>, Piece[]> = {
  ask(t, s, stable) {
    const { length } = s.pieces
    return new Ask(t, s, AN_ORDER, { items: s.pieces, min: length, max: length, stable })
  },
  read: (s, choice) => (choice as readonly number[]).map((n) => s.pieces[n] as Piece),
}
export const SPLIT: QuestionKind<SplitSpec<string>, number[]> = {
  ask: (t, s, stable) => {
    const { total, among, caps = among.map(() => total) } = s
    return new Ask(t, s, SHARES, { items: among, min: total, max: total, caps, stable })
  },
  read: (_, choice) => (choice as readonly number[]).slice(),
}
export const PROPOSE: QuestionKind<ProposeSpec<string, object>, never> = {
  ask: (t, s, stable) => new Ask(t, s, A_PROPOSAL, { items: s.candidates, min: 1, max: 1, stable }),
  read: (_, choice) => (choice as { readonly proposal: never }).proposal,
}
