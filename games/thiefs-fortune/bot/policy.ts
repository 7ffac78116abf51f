import { bestOf, bestSome } from '@sablier/bots'
import { type Ask, below, type Chance, type Choice, type Piece, type Seat } from '@sablier/kernel'
import { FAVORS } from '../src/cards/favors.ts'
import { pushLeftmost } from '../src/effects/push-leftmost.ts'
import type { Table } from '../src/shape.ts'
import { draftWorth, entryWorth, favorWorth, PAST_POINT, pushWorth, tokensOf, worthOfUse } from './card-worth.ts'
import { effectWorth } from './effect-worth.ts'
import { needsOf, type Room, shareOut } from './needs.ts'
import { isBasicKind, isOption, isSwap, isToken, type Option } from './options.ts'
import { roundsLeft } from './prices.ts'
import { tokenJudge } from './token-worth.ts'

type Judge<T> = (t: Table, seat: Seat, item: T) => number

/** How good a card is as an answer, by the text of the question. */
const BY_CARD: Readonly<Record<string, Judge<Piece>>> = {
  'planning.choose-secretly': draftWorth,
  'planning.last-placement': (t, seat, piece) => draftWorth(t, seat, piece) - favorWorth(t, seat, piece),
  'planning.pass-two': (t, seat, piece) => -draftWorth(t, seat, piece),
  'solo.three-triples': draftWorth,
  'solo.last-triple': draftWorth,
  'solo-favor': favorWorth,
  'card.mercenary-one-favor': favorWorth,
  'common.add-or-take': (t, seat, piece) => (t.place(piece).at === seat ? 1 : 0) + 0.2 * tokensOf(t, piece).n,
  'card.body-guard-not-common': (t, seat, piece) => -entryWorth(t, seat, piece),
  'common.no-added-danger': (t, _, piece) => entryWorth(t, t.place(piece).at, piece),
  'card.abandoned-plans-common': (t, seat, piece) => tokensOf(t, piece).worth - 0.6 * entryWorth(t, seat, piece),
  'common.moving-whole-card': (t, seat, piece) => entryWorth(t, seat, piece) - tokensOf(t, piece).worth,
  'trigger.entry-any-source': (t, seat, piece) => entryWorth(t, seat, piece) - PAST_POINT * t.card(piece).fortune,
  'present.push': (t, seat, piece) => pushWorth(t, seat, t.card(piece)),
  'loops.reset': (t, seat, piece) => worthOfUse(t, seat, t.card(piece)),
}

/** Words that are worth the same at all times; to stop is worth nothing, to pass a little less than a poor action. */
const BY_WORD: Readonly<Record<string, number>> = {
  done: 0,
  pass: 0.02,
  'end-turn': 0,
  'spend-time': 0.3,
  location: 0.37,
  character: 0.56,
  event: 1.3,
}

/** How good an action or a Favor is. */
function optionWorth(t: Table, seat: Seat, { id, text, piece, code }: Option): number {
  if (code !== undefined) return effectWorth(t, seat, FAVORS[code], roundsLeft(t))
  if (text === 'activate' && piece !== undefined) return activationWorth(t, seat, piece)
  return BY_WORD[id] ?? 0
}

/** An ability now; to push a card out that still works is no good before the end. */
function activationWorth(t: Table, seat: Seat, piece: Piece): number {
  const card = t.card(piece)
  const worth = worthOfUse(t, seat, card)
  if (card.ability.kind === 'activated' && pushLeftmost.is(card.ability.effect) && roundsLeft(t) > 1) return worth * 0.3
  return worth
}

const NOISE = 1000
const noise = (chance: Chance): number => (below(chance, NOISE) / NOISE) * 0.11

/** How the options of a question are judged: all are of the kind of the first, save that one may stop. */
function judgeOf(t: Table, { seat, items }: Ask): (item: unknown) => number {
  const [first] = items
  if (isBasicKind(first)) {
    const needs = needsOf(t, seat)
    return (item) => (isBasicKind(item) ? needs[item] : 0)
  }
  if (isToken(first)) {
    const judgeToken = tokenJudge(t, seat)
    return (item) => (isToken(item) ? judgeToken(item) : 0)
  }
  if (isSwap(first)) {
    const needs = needsOf(t, seat)
    return (item) => (isSwap(item) ? needs[item.to] - needs[item.from] : 0)
  }
  return (item) => (isOption(item) ? optionWorth(t, seat, item) : (BY_WORD[String(item)] ?? 0))
}

/** How good each answer looks, give or take a little. */
function rated(t: Table, ask: Ask, chance: Chance): number[] {
  const { seat, itemKind, text } = ask
  if (itemKind === 'piece') return ask.pieces.map((piece) => (BY_CARD[text]?.(t, seat, piece) ?? 0) + noise(chance))
  const judge = judgeOf(t, ask)
  return ask.items.map((item) => judge(item) + noise(chance))
}
const itself = (rating: number): number => rating

/** Texts of questions in which resources are paid rather than got. */
export const PAYING = new Set(['bribe.choose-tokens', 'ability.words'])

/** Whether an optional ability is used: nearly always, since it costs nothing but what it is worth. */
function wants(t: Table, ask: Ask): boolean {
  const { source } = ask.spec
  return source === null || worthOfUse(t, ask.seat, t.card(source)) > 0.06
}

/** How many of each kind may be shared out. */
const roomFor = (kinds: readonly unknown[], caps: readonly number[]): Room[] =>
  kinds.filter(isBasicKind).map((kind, i) => ({ kind, most: caps[i] ?? 0 }))

/** A quick sensible answer. */
export function policy(t: Table, ask: Ask, chance: Chance): Choice {
  const { kind, items, min, max, caps, text } = ask
  switch (kind) {
    case 'pick':
      return bestOf(rated(t, ask, chance), itself)
    case 'pick-some':
      return bestSome(rated(t, ask, chance), max, itself)
    case 'agree':
      return wants(t, ask) ? 1 : 0
    case 'amount':
      return max
    case 'split':
      return shareOut(needsOf(t, ask.seat), min, roomFor(items, caps ?? []), PAYING.has(text) ? 'pay' : 'get')
    case 'order':
    case 'propose':
      return ask.randomChoice(chance)
  }
}
