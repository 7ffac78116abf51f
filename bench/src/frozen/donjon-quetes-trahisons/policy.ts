import type { Monster, Quest } from '@sablier/donjon-quetes-trahisons/src/cards/card'
import { objectCard } from '@sablier/donjon-quetes-trahisons/src/procedures/adventurer/heroes'
import { gaugePower } from '@sablier/donjon-quetes-trahisons/src/procedures/fight/power'
import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import { type Ask, type Chance, type Choice, holds, type Piece } from '@sablier/kernel'
import type { AnyTable } from '../search/game-bot.ts'
import { endByClaim } from './ending.ts'
import { declareChoice, fleeChoice, sideChoice, vanishChoice, wayChoice } from './fight-policy.ts'
import { TASTE } from './taste.ts'
import { villageChoice } from './village-policy.ts'
import { gainOfObject, questWorth, spoilWorth, wearGain, wearWorth } from './worth.ts'

type Way = (t: Table, ask: Ask, chance: Chance) => Choice

/** The index of the best item by a measure; the first of equals. */
function bestOf(ask: Ask, measure: (item: never) => number): number {
  let best = 0
  for (let n = 1; n < ask.items.length; n++)
    if (measure(ask.items[n] as never) > measure(ask.items[best] as never)) best = n
  return best
}
/** The indices of the `n` best pieces, in order. */
function bestSome(ask: Ask, n: number, measure: (piece: Piece) => number): number[] {
  return ask.items
    .map((item, i) => [measure(item as Piece), i] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1])
    .slice(0, n)
    .map(([, i]) => i)
    .sort((a, b) => a - b)
}

const bonus = (t: Table, piece: Piece): number => objectCard(t, piece)?.bonus ?? 0
const power = (t: Table, piece: Piece): number => (t.card(piece) as Monster).power
const anyWorth = (t: Table, ask: Ask, piece: Piece): number => {
  const card = t.card(piece)
  return card.kind === 'monster' ? spoilWorth(t, ask.seat, card) : gainOfObject(t, ask.seat, card)
}

/** How a sensible player answers, by the text or the rule of the question. */
const WAYS: Readonly<Record<string, Way>> = {
  'setup.main-quest': (t, ask) => bestOf(ask, (piece: Piece) => questWorth(t, ask.seat, piece, true)),
  'supply.quest-draw': (t, ask) => bestOf(ask, (piece: Piece) => questWorth(t, ask.seat, piece, false)),
  'village-supplies': villageChoice,
  'village-rest': villageChoice,
  'rest.defender-pays': villageChoice,
  'choice.dungeon-or-arena': wayChoice,
  'arena.secret-choice': sideChoice,
  declare: declareChoice,
  'timing.while-rolling': vanishChoice,
  'combat.flee-strong': fleeChoice,
  'replay-fight': () => 1,
  'use-helmet': () => 1,
  'use-ring': (t, ask) => (gaugePower(t, ask.seat) < TASTE.ring ? 1 : 0),
  'object.charm-ring': (_, ask) => Math.max(0, (ask.items as readonly string[]).indexOf('place')),
  'ring-target': (t, ask) => bestOf(ask, (seat: number) => gaugePower(t, seat)),
  'arena.plunder': (t, ask) => bestOf(ask, (loot: string) => lootWorth(t, ask, loot)),
  'plunder-object': (t, ask) => bestOf(ask, (piece: Piece) => anyWorth(t, ask, piece)),
  'plunder-spoil': (t, ask) => bestOf(ask, (piece: Piece) => anyWorth(t, ask, piece)),
  'special.djinn': (t, ask) => bestOf(ask, (piece: Piece) => anyWorth(t, ask, piece)),
  'special.pilferer': (t, ask) => bestOf(ask, (piece: Piece) => -bonus(t, piece)),
  'event.putrefaction': (t, ask) => bestOf(ask, (piece: Piece) => -power(t, piece)),
  'wear-instead': (t, ask) => (wantsToWear(t, ask) ? 1 : 0),
  'object.surplus': (t, ask) => bestSome(ask, ask.min, (piece) => wearWorth(t, ask.seat, piece)),
  'quests-to-hand': (t, ask) => bestSome(ask, ask.min, (piece) => -questWorth(t, ask.seat, piece, false)),
  'event.new-choice': newMainQuest,
  'quest.optional': claimChoice,
  'quest.spoils-spent': (t, ask) =>
    ask.kind === 'order' ? ask.items.map((_, i) => i) : bestOf(ask, (piece: Piece) => -power(t, piece)),
  'object.blackmail-charm': (_, ask) => bestOf(ask, (option: { quest: number }) => option.quest),
  'alliance.trophy-cession': (_, ask) => ask.min,
}

function wantsToWear(t: Table, ask: Ask): boolean {
  const card = ask.params['card'] as { piece: Piece } | undefined
  return card !== undefined && wearGain(t, ask.seat, card.piece) > 0
}

function lootWorth(t: Table, ask: Ask, loot: string): number {
  const { seat: victim } = ask.params['seat'] as { seat: number }
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
function claimChoice(t: Table, ask: Ask): Choice {
  if (ask.items.length === 0) return []
  const measure = (piece: Piece): number =>
    endByClaim(t, ask.seat, piece) === 'lost'
      ? -1
      : questWorth(t, ask.seat, piece, t.zone('main-quest', ask.seat).has(piece))
  const best = bestOf(ask, measure)
  return measure(ask.items[best] as Piece) < 0 ? [] : [best]
}

function newMainQuest(t: Table, ask: Ask): Choice {
  const main = t.zone('main-quest', ask.seat).top
  if (main === undefined || holds((t.card(main) as Quest).goal, { table: t, you: ask.seat, source: main })) return []
  const best = bestOf(ask, (piece: Piece) => questWorth(t, ask.seat, piece, true))
  const gain = questWorth(t, ask.seat, ask.items[best] as Piece, true) - questWorth(t, ask.seat, main, true)
  return gain > 0.3 ? [best] : []
}

/** A quick sensible answer. */
export function policy(table: AnyTable, ask: Ask, chance: Chance): Choice {
  const t = table as Table
  const way = WAYS[ask.text] ?? WAYS[ask.rule]
  if (way) return way(t, ask, chance)
  return ask.randomChoice(chance)
}
