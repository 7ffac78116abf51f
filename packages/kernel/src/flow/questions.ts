import type { Seat, Shape } from '../shape.ts'
import type { Piece } from '../state.ts'
import { Ask, type AskHead, type AskOption, type Proposing, type Refusing } from './ask.ts'
import type { QuestionKind } from './question.ts'

export type OptionItem = string | (AskOption & { readonly [more: string]: unknown })

type Kind<S, T> = QuestionKind<AskHead<Shape> & S, T>
type Some = { readonly from: readonly Piece[]; readonly n?: number; readonly min?: number; readonly max?: number }
type Shares = { readonly total: number; readonly among: readonly OptionItem[]; readonly caps?: readonly number[] }

const YES_NO = ['no', 'yes'] as const
const NONE: readonly never[] = []

export const PICK: Kind<Refusing & { readonly from: readonly Piece[] }, Piece> = {
  ask: (t, s, stable) => new Ask(t, s, s.seat, s.rule, 'pick', 'piece', s.from, 1, 1, stable),
  read: (s, choice) => s.from[choice as number] as Piece,
}
export const PICK_SOME: Kind<Refusing & Some, Piece[]> = {
  ask(t, s, stable) {
    const max = s.n ?? Math.min(s.max ?? s.from.length, s.from.length)
    return new Ask(t, s, s.seat, s.rule, 'pick-some', 'piece', s.from, s.n ?? s.min ?? 0, max, stable)
  },
  read: (s, choice) => (choice as readonly number[]).map((n) => s.from[n] as Piece),
}
export const PICK_SEAT: Kind<Refusing & { readonly from: readonly Seat[] }, Seat> = {
  ask: (t, s, stable) => new Ask(t, s, s.seat, s.rule, 'pick', 'seat', s.from, 1, 1, stable),
  read: (s, choice) => s.from[choice as number] as Seat,
}
export const CHOOSE: Kind<Refusing & { readonly among: readonly OptionItem[] }, never> = {
  ask: (t, s, stable) => new Ask(t, s, s.seat, s.rule, 'pick', 'option', s.among, 1, 1, stable),
  // Just what the asker put in, which only the asker can name.
  read: (s, choice) => s.among[choice as number] as never,
}
export const AGREE: Kind<object, boolean> = {
  ask: (t, s, stable) => new Ask(t, s, s.seat, s.rule, 'agree', 'option', YES_NO, 0, 1, stable),
  read: (_, choice) => choice === 1,
}
export const AMOUNT: Kind<{ readonly min: number; readonly max: number }, number> = {
  ask: (t, s, stable) => new Ask(t, s, s.seat, s.rule, 'amount', 'option', NONE, s.min, s.max, stable),
  read: (_, choice) => choice as number,
}
export const ORDER: Kind<{ readonly pieces: readonly Piece[] }, Piece[]> = {
  ask: (t, s, stable) =>
    new Ask(t, s, s.seat, s.rule, 'order', 'piece', s.pieces, s.pieces.length, s.pieces.length, stable),
  read: (s, choice) => (choice as readonly number[]).map((n) => s.pieces[n] as Piece),
}
export const SPLIT: Kind<Shares, number[]> = {
  ask: (t, s, stable) =>
    new Ask(
      t,
      s,
      s.seat,
      s.rule,
      'split',
      'option',
      s.among,
      s.total,
      s.total,
      stable,
      s.caps ?? s.among.map(() => s.total),
    ),
  read: (_, choice) => (choice as readonly number[]).slice(),
}
export const PROPOSE: Kind<Proposing & { readonly candidates: () => readonly object[] }, never> = {
  ask: (t, s, stable) => new Ask(t, s, s.seat, s.rule, 'propose', 'option', s.candidates, 1, 1, stable),
  read: (_, choice) => (choice as { readonly proposal: never }).proposal,
}
