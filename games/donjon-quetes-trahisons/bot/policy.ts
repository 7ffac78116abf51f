import { type Answering, answersByText, bestOf, bestSome } from '@sablier/bots'
import {
  type Ask,
  type Chance,
  type Choice,
  cardOfKind,
  holds,
  type Piece,
  pieceParam,
  required,
  type Seat,
  seatParam,
} from '@sablier/kernel'
import { objectCard } from '../src/procedures/adventurer/heroes.ts'
import { gaugePower } from '../src/procedures/fight/power.ts'
import type { Table } from '../src/shape.ts'
import { endByClaim } from './ending.ts'
import { declareChoice, fleeChoice, sideChoice, vanishChoice, wayChoice } from './fight-policy.ts'
import type { Offered } from './offered.ts'
import { monsterTalk } from './talk-policy.ts'
import { TASTE } from './taste.ts'
import { villageChoice } from './village-policy.ts'
import { gainOfObject, questWorth, spoilWorth, wearGain, wearWorth } from './worth.ts'

/** The best of what is offered by a measure; the first of equals. */
const best =
  <Item>(measure: (t: Table, ask: Ask<Item>, item: Item) => number): Answering<Table, Item> =>
  (t, ask) =>
    bestOf(ask.items, (item) => measure(t, ask, item))
/** As many as must be given or kept, the best by a measure. */
const bestFew =
  (measure: (t: Table, seat: Seat, piece: Piece) => number): Answering<Table, Piece> =>
  (t, ask) =>
    bestSome(ask.items, ask.min, (piece) => measure(t, ask.seat, piece))

const bonus = (t: Table, piece: Piece): number => objectCard(t, piece)?.bonus ?? 0
const power = (t: Table, piece: Piece): number => cardOfKind(t, piece, 'monster').power
const anyWorth = (t: Table, ask: Ask, piece: Piece): number => {
  const card = t.card(piece)
  return card.kind === 'monster' ? spoilWorth(t, ask.seat, card) : gainOfObject(t, ask.seat, card)
}

/** How a sensible player answers, by the text or the rule of the question. */
const answerTo = answersByText<Table, Offered>({
  'setup.main-quest': best((t, { seat }, piece) => questWorth(t, seat, piece, true)),
  'supply.quest-draw': best((t, { seat }, piece) => questWorth(t, seat, piece, false)),
  'village-supplies': villageChoice,
  'village-rest': villageChoice,
  'rest.defender-pays': villageChoice,
  'talk-answer': () => 0,
  'monster-talk': monsterTalk,
  'arena-talk': (_, { items }) => items.indexOf(items.includes('ring') ? 'ring' : 'ready'),
  'choice.dungeon-or-arena': wayChoice,
  'arena.secret-choice': sideChoice,
  declare: declareChoice,
  'timing.while-rolling': vanishChoice,
  'combat.flee-strong': fleeChoice,
  'replay-fight': () => 1,
  'use-helmet': () => 1,
  'use-ring': (t, ask) => (gaugePower(t, ask.seat) < TASTE.ring ? 1 : 0),
  'object.charm-ring': (_, ask) => Math.max(0, ask.items.indexOf('place')),
  'ring-target': best((t, _, seat) => gaugePower(t, seat)),
  'arena.plunder': best(lootWorth),
  'plunder-object': best(anyWorth),
  'plunder-spoil': best(anyWorth),
  'special.djinn': best(anyWorth),
  'special.pilferer': best((t, _, piece) => -bonus(t, piece)),
  'event.putrefaction': best((t, _, piece) => -power(t, piece)),
  'wear-instead': (t, ask) => (wantsToWear(t, ask) ? 1 : 0),
  'object.surplus': bestFew(wearWorth),
  'quests-to-hand': bestFew((t, seat, piece) => -questWorth(t, seat, piece, false)),
  'event.new-choice': newMainQuest,
  'quest.optional': claimChoice,
  'quest.spoils-spent': (t, ask) =>
    ask.kind === 'order' ? ask.items.map((_, i) => i) : bestOf(ask.items, (piece) => -power(t, piece)),
  'object.blackmail-charm': best((_, __, { quest }) => quest),
  'alliance.trophy-cession': (_, ask) => ask.min,
})

function wantsToWear(t: Table, ask: Ask): boolean {
  const piece = pieceParam(ask.params, 'card')
  return piece !== undefined && wearGain(t, ask.seat, piece) > 0
}

function lootWorth(t: Table, ask: Ask, loot: string): number {
  const victim = seatParam(ask.params, 'seat') ?? 0
  const gems = t.track('gems', victim)
  const objects = [
    ...t.zone('worn', victim).pieces,
    ...t.zone('carried', victim).pieces,
    ...t.zone('pack', victim).pieces,
  ]
  const object = Math.max(0, ...objects.map((piece) => anyWorth(t, ask, piece)))
  const spoil = Math.max(0, ...t.zone('spoils', victim).pieces.map((piece) => anyWorth(t, ask, piece)))
  const parts: Readonly<Record<string, number>> = { gems: TASTE.gem * Math.ceil(gems / 2), object, spoil }
  if (!loot.includes('+')) return parts[loot] ?? 0
  const all: Readonly<Record<string, number>> = { ...parts, gems: TASTE.gem * gems }
  return loot.split('+').reduce((sum, part) => sum + (all[part] ?? 0), -0.35)
}

/** Cashes in what it can, the dearest first, unless that would end the game in another's favour. */
function claimChoice(t: Table, { seat, items }: Ask<Piece>): Choice {
  if (items.length === 0) return []
  const measure = (piece: Piece): number =>
    endByClaim(t, seat, piece) === 'lost' ? -1 : questWorth(t, seat, piece, t.zone('main-quest', seat).has(piece))
  const dearest = bestOf(items, measure)
  return measure(required(items[dearest])) < 0 ? [] : [dearest]
}

function newMainQuest(t: Table, { seat, items }: Ask<Piece>): Choice {
  const main = t.zone('main-quest', seat).top
  if (main === undefined || holds(cardOfKind(t, main, 'quest').goal, { table: t, you: seat, source: main })) return []
  const dearest = bestOf(items, (piece) => questWorth(t, seat, piece, true))
  const gain = questWorth(t, seat, required(items[dearest]), true) - questWorth(t, seat, main, true)
  return gain > 0.3 ? [dearest] : []
}

/** A quick sensible answer. */
export function policy(t: Table, ask: Ask, chance: Chance): Choice {
  const answer = answerTo(ask.text) ?? answerTo(ask.rule)
  return answer ? answer(t, ask, chance) : ask.randomChoice(chance)
}
