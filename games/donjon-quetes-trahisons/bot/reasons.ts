import { type Judging, judgesByText, type Reason } from '@sablier/bots'
import { type Ask, type Choice, type Piece, pieceParam, seatParam } from '@sablier/kernel'
import { objectCard } from '../src/procedures/adventurer/heroes.ts'
import { objectsOf } from '../src/procedures/adventurer/outfit.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import { gaugePower } from '../src/procedures/fight/power.ts'
import type { VillageOption } from '../src/procedures/village/village-options.ts'
import type { Table } from '../src/shape.ts'
import {
  arenaTalkReasons,
  declareReasons,
  fleeReasons,
  oddsFor,
  percent,
  seatOf,
  sideReasons,
  wayReasons,
} from './fight-reasons.ts'
import { losingReasons, objectReasons, takingReasons } from './object-reasons.ts'
import type { Offered } from './offered.ts'
import { claimReasons, questReasons } from './quest-reasons.ts'
import { silenceReasons, talkReasons } from './talk-reasons.ts'
import { villageReasons } from './village-reasons.ts'

export { texts } from './reason-texts.ts'

type Reasons<T> = Judging<Table, T>

const village: Reasons<VillageOption> = (t, { seat }, option) => villageReasons(t, seat, option)
const taking: Reasons<Piece> = (t, { seat }, piece) => takingReasons(t, seat, t.card(piece))
const losing: Reasons<Piece> = (t, { seat }, piece) => losingReasons(t, seat, piece)

/** What could be plundered from somebody, part by part; a Thief's two parts cost the unique power. */
const plundering: Reasons<string> = (t, { params }, loot) => {
  const victim = seatParam(params, 'seat') ?? 0
  const doubled = loot.includes('+')
  const found = loot.split('+').map((part): Reason => {
    if (part === 'gems') {
      const gems = t.track('gems', victim)
      const n = doubled ? gems : Math.ceil(gems / 2)
      return { key: 'loot-gems', params: { n }, weight: 0.1 * n }
    }
    const n = part === 'object' ? objectsOf(t, victim).length : t.zone('spoils', victim).size
    return { key: part === 'object' ? 'loot-object' : 'loot-spoil', params: { ...seatOf(victim), n }, weight: 0.3 }
  })
  return doubled ? [...found, { key: 'unique-gone', weight: -0.3 }] : found
}

/** What speaks for and against one of several answers, by the text of the question. */
const judgeOf = judgesByText<Table, Offered>({
  'setup.character': (t, _, piece) => [{ key: `hero-${t.card(piece).id}`, weight: 0.2 }],
  'setup.main-quest': (t, { seat }, piece) => questReasons(t, seat, piece, true),
  'supply.quest-draw': (t, { seat }, piece) => questReasons(t, seat, piece, false),
  'village-supplies': village,
  'village-rest': village,
  'rest.defender-pays': village,
  'talk-answer': silenceReasons,
  'choice.dungeon-or-arena': (t, { seat }, way) => wayReasons(t, seat, way),
  'monster-talk': (t, _, word) => talkReasons(t, fightOf(t), word),
  'arena-talk': (t, { seat }, word) => arenaTalkReasons(t, fightOf(t), seat, word),
  'combat.flee-strong': (t, { seat }, word) => fleeReasons(t, fightOf(t), seat, word === 'flee'),
  'timing.while-rolling': (t, { seat }, word) => fleeReasons(t, fightOf(t), seat, word === 'flee'),
  'arena.secret-choice': (t, { seat }, side) => sideReasons(t, fightOf(t), seat, side),
  declare: (t, { seat }, thing) => declareReasons(t, fightOf(t), seat, thing),
  'ring-target': (t, _, seat) => [
    { key: 'power-of', params: { ...seatOf(seat), n: gaugePower(t, seat) }, weight: 0.03 * gaugePower(t, seat) },
  ],
  'object.charm-ring': (_, __, form) => [{ key: form === 'place' ? 'ring-place' : 'ring-ally', weight: 0.2 }],
  'object.blackmail-charm': (t, { seat }, { quest }) =>
    quest < 0 ? [{ key: 'random-quest', weight: 0.1 }] : claimReasons(t, seat, quest),
  'arena.plunder': plundering,
  'plunder-object': taking,
  'plunder-spoil': taking,
  'special.djinn': taking,
  'special.pilferer': losing,
  'event.putrefaction': losing,
  'quest.spoils-spent': losing,
})

/** What is kept or given of several cards. */
type CardsReasons = (t: Table, ask: Ask, cards: readonly Piece[]) => readonly Reason[]
const BY_CARDS: Readonly<Record<string, CardsReasons>> = {
  'quest.optional': (t, { seat }, [piece]) => claimReasons(t, seat, piece),
  'event.new-choice': (t, { seat }, [piece]) => {
    const main = piece ?? t.zone('main-quest', seat).top
    return main === undefined ? [] : questReasons(t, seat, main, true)
  },
  'quests-to-hand': (t, { seat }, [piece]) =>
    piece === undefined
      ? []
      : questReasons(t, seat, piece, false).map((reason) => ({ ...reason, weight: -reason.weight })),
  'object.surplus': (t, _, kept) => {
    const n = kept.reduce((sum, piece) => sum + (objectCard(t, piece)?.bonus ?? 0), 0)
    return [{ key: 'keeps-bonus', params: { n }, weight: 0.15 * n }]
  },
}

/** What yes and no mean. */
const YES_NO: Readonly<Record<string, (t: Table, ask: Ask, yes: boolean) => readonly Reason[]>> = {
  'replay-fight': (t, { seat }, yes) => [
    yes
      ? { key: 'odds-again', params: { n: percent(oddsFor(t, fightOf(t), seat)) }, weight: 0.5 }
      : { key: 'keeps-unique', weight: 0.1 },
  ],
  'use-helmet': (_, __, yes) => [yes ? { key: 'helmet', weight: 0.5 } : { key: 'helmet-later', weight: 0.1 }],
  'use-ring': (_, __, yes) => [yes ? { key: 'ring', weight: 0.4 } : { key: 'ring-later', weight: 0.1 }],
  'wear-instead': (t, { seat, params }, yes) => {
    const piece = pieceParam(params, 'card')
    const object = piece === undefined ? null : objectCard(t, piece)
    if (!yes || !object) return [{ key: 'wears-on', weight: 0.1 }]
    return objectReasons(t, seat, object)
  },
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  const { kind, text, items, pieces } = ask
  if (typeof choice === 'number') {
    if (kind === 'agree') return YES_NO[text]?.(t, ask, choice === 1) ?? []
    return kind === 'pick' ? (judgeOf(text)?.(t, ask, items[choice]) ?? []) : []
  }
  if ('proposal' in choice) return []
  const cards = choice.flatMap((n) => pieces[n] ?? [])
  return kind === 'pick-some' ? (BY_CARDS[text]?.(t, ask, cards) ?? []) : []
}
