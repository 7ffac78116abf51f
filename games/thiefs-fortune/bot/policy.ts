import { type Ask, below, type Chance, type Choice, type Piece, type Seat, worthOf } from '@sablier/kernel'
import { FAVORS, type FavorCode } from '../src/cards/favors.ts'
import type { TokenOption } from '../src/procedures/take-token.ts'
import type { BasicResource } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'
import { draftWorth, entryWorth, favorWorth, stayWorth, tokensOf, worthOfUse } from './card-worth.ts'
import { needsOf, shareOut } from './needs.ts'
import { priceOf, roundsLeft } from './prices.ts'

type Judge<T> = (t: Table, seat: Seat, item: T) => number

/** A token: its price and its part in bringing the card into the PRESENT. */
function tokenWorth(t: Table, seat: Seat, { piece, resource }: TokenOption): number {
  const { worth, n } = tokensOf(t, piece)
  const zone = t.place(piece)
  const mine = zone.name === 'commonFuture' || zone.at === seat
  const whole = mine ? (entryWorth(t, seat, piece) + worth) / n : -0.3
  const price = priceOf(resource, roundsLeft(t))
  return resource === 'danger' ? Math.min(whole, whole + price * 0.5) : price + Math.max(0, whole) * 0.8
}

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
  'trigger.entry-any-source': (t, seat, piece) => entryWorth(t, seat, piece) - t.card(piece).fortune,
  'present.push': (t, seat, piece) => t.card(piece).fortune - stayWorth(t, seat, t.card(piece)),
  'loops.reset': (t, seat, piece) => worthOfUse(t, seat, t.card(piece)),
}

interface Option {
  readonly id: string
  readonly text: string
  readonly piece?: Piece
  readonly resource?: TokenOption['resource']
  readonly code?: FavorCode
  readonly from?: BasicResource
  readonly to?: BasicResource
}

/** Words that are worth the same at all times; to stop is worth nothing, to pass a little less than a poor action. */
const BY_WORD: Readonly<Record<string, number>> = {
  done: 0,
  pass: 0.05,
  'end-turn': 0,
  location: 1,
  character: 1.15,
  event: 1.1,
}

/** How good an option is that is not a card. */
function optionWorth(t: Table, seat: Seat, item: Option | string): number {
  if (typeof item === 'string') return isBasicKind(item) ? needsOf(t, seat)[item] : (BY_WORD[item] ?? 0)
  if (item.resource !== undefined) return tokenWorth(t, seat, item as TokenOption)
  if (item.code !== undefined) return worthOf(FAVORS[item.code], { table: t, you: seat })
  if (item.from && item.to) return needsOf(t, seat)[item.to] - needsOf(t, seat)[item.from]
  if (item.text === 'activate' && item.piece !== undefined) return activationWorth(t, seat, item.piece)
  if (item.id === 'spend-time') return 0.4
  return BY_WORD[item.id] ?? 0
}
const isBasicKind = (word: string): word is BasicResource => word === 'sword' || word === 'gem' || word === 'lamp'

/** An ability now; to push a card out that still works is no good before the end. */
function activationWorth(t: Table, seat: Seat, piece: Piece): number {
  const card = t.card(piece)
  const worth = worthOfUse(t, seat, card)
  if (card.ability.kind === 'activated' && card.ability.effect.op === 'push-leftmost' && roundsLeft(t) > 1)
    return worth * 0.2
  return worth
}

const NOISE = 1000
const noise = (chance: Chance): number => (below(chance, NOISE) / NOISE) * 0.15

function bestOf(t: Table, ask: Ask, chance: Chance): number {
  const { items, itemKind, text } = ask.spec
  const judge = BY_CARD[text]
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < items.length; n++) {
    const worth =
      (itemKind === 'piece'
        ? (judge?.(t, ask.seat, items[n] as Piece) ?? 0)
        : optionWorth(t, ask.seat, items[n] as Option | string)) + noise(chance)
    if (worth > most) {
      most = worth
      best = n
    }
  }
  return best
}

/** The best cards by the judge of the question, as many as are wanted. */
function bestCards(t: Table, ask: Ask, chance: Chance): number[] {
  const judge = BY_CARD[ask.spec.text]
  const worths = ask.spec.items.map((piece) => (judge?.(t, ask.seat, piece as Piece) ?? 0) + noise(chance))
  const order = worths.map((_, n) => n).sort((a, b) => (worths[b] as number) - (worths[a] as number))
  return order.slice(0, ask.spec.max).sort((a, b) => a - b)
}

/** Texts of questions in which resources are paid rather than got. */
const PAYING = new Set(['bribe.choose-tokens', 'ability.words'])

/** Whether an optional ability is used: nearly always, since it costs nothing but what it is worth. */
function wants(t: Table, ask: Ask): boolean {
  const { source } = ask.spec
  return source === null || worthOfUse(t, ask.seat, t.card(source)) > 0.1
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
