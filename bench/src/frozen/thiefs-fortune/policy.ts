import { type Ask, below, type Chance, type Choice, type Piece, type Seat, worthOf } from '@sablier/kernel'
import type { CardType } from '@sablier/thiefs-fortune/src/cards/card'
import type { FavorCode } from '@sablier/thiefs-fortune/src/cards/favor-code'
import { FAVORS } from '@sablier/thiefs-fortune/src/cards/favors'
import { DONE, type TokenOption } from '@sablier/thiefs-fortune/src/procedures/take-token'
import type { BasicResource } from '@sablier/thiefs-fortune/src/resource'
import type { Table } from '@sablier/thiefs-fortune/src/shape'
import { draftWorth, entryWorth, favorWorth, PAST_POINT, pushWorth, tokensOf, worthOfUse } from './card-worth.ts'
import { needsOf, shareOut } from './needs.ts'
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

interface Option {
  readonly id: string
  readonly text: string
  readonly piece?: Piece
  readonly code?: FavorCode
}

/** One Basic Resource for one of another kind. */
interface Swap {
  readonly from: BasicResource
  readonly to: BasicResource
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
  if (code !== undefined) return worthOf(FAVORS[code], { table: t, you: seat })
  if (text === 'activate' && piece !== undefined) return activationWorth(t, seat, piece)
  return BY_WORD[id] ?? 0
}

/** An ability now; to push a card out that still works is no good before the end. */
function activationWorth(t: Table, seat: Seat, piece: Piece): number {
  const card = t.card(piece)
  const worth = worthOfUse(t, seat, card)
  if (card.ability.kind === 'activated' && card.ability.effect.op === 'push-leftmost' && roundsLeft(t) > 1)
    return worth * 0.3
  return worth
}

const NOISE = 1000
const noise = (chance: Chance): number => (below(chance, NOISE) / NOISE) * 0.11

/** How the options of a question are judged: all are of the kind of the first, save that one may stop. */
function judgeOf(t: Table, { seat, spec }: Ask): (item: unknown) => number {
  const { items, itemKind, text } = spec
  if (itemKind === 'piece') {
    const judge = BY_CARD[text]
    return (item) => judge?.(t, seat, item as Piece) ?? 0
  }
  const first = items[0] as TokenOption | Swap | Option | BasicResource | CardType
  if (typeof first === 'string') {
    const worths = isBasicKind(first) ? needsOf(t, seat) : BY_WORD
    return (item) => worths[item as keyof typeof worths] ?? 0
  }
  if ('resource' in first) {
    const judgeToken = tokenJudge(t, seat)
    return (item) => (item === DONE ? 0 : judgeToken(item as TokenOption))
  }
  if ('from' in first) {
    const needs = needsOf(t, seat)
    return (item) => (item === DONE ? 0 : needs[(item as Swap).to] - needs[(item as Swap).from])
  }
  return (item) => optionWorth(t, seat, item as Option)
}
const isBasicKind = (word: BasicResource | CardType): word is BasicResource =>
  word === 'sword' || word === 'gem' || word === 'lamp'

function bestOf(t: Table, ask: Ask, chance: Chance): number {
  const { items } = ask.spec
  const judge = judgeOf(t, ask)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < items.length; n++) {
    const worth = judge(items[n]) + noise(chance)
    if (worth > most) {
      most = worth
      best = n
    }
  }
  return best
}

/** The best cards by the judge of the question, as many as are wanted. */
function bestCards(t: Table, ask: Ask, chance: Chance): number[] {
  const judge = judgeOf(t, ask)
  const worths = ask.spec.items.map((item) => judge(item) + noise(chance))
  const order = worths.map((_, n) => n).sort((a, b) => (worths[b] as number) - (worths[a] as number))
  return order.slice(0, ask.spec.max).sort((a, b) => a - b)
}

/** Texts of questions in which resources are paid rather than got. */
export const PAYING = new Set(['bribe.choose-tokens', 'ability.words'])

/** Whether an optional ability is used: nearly always, since it costs nothing but what it is worth. */
function wants(t: Table, ask: Ask): boolean {
  const { source } = ask.spec
  return source === null || worthOfUse(t, ask.seat, t.card(source)) > 0.06
}

/** A quick sensible answer. */
export function policy(t: Table, ask: Ask, chance: Chance): Choice {
  const { kind, items, min, max, caps, text } = ask.spec
  switch (kind) {
    case 'pick':
      return bestOf(t, ask, chance)
    case 'pick-some':
      return bestCards(t, ask, chance)
    case 'agree':
      return wants(t, ask) ? 1 : 0
    case 'amount':
      return max
    case 'split':
      return shareOut(t, ask.seat, min, items as BasicResource[], caps ?? [], PAYING.has(text))
    case 'order':
    case 'propose':
      return ask.randomChoice(chance)
  }
}
