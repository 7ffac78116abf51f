import { type Flow, holds, type Piece, type Seat } from '@sablier/kernel'
import type { Monster, MonsterType, Quest } from '../../cards/card.ts'
import { QUESTS, QUESTS_FOR_THREE } from '../../cards/quests.ts'
import { printedTrophies } from '../../scoring.ts'
import type { Table } from '../../shape.ts'
import { payOut } from '../adventurer/gems.ts'
import { spoilsAsked } from '../adventurer/spoils.ts'
import { endAtTarget, gainTrophies } from '../adventurer/trophies.ts'

const REWARD_GEMS = 4

/** The unfinished quests of a seat, main quest first. */
export function unfinishedOf(t: Table, seat: Seat): Piece[] {
  return [...t.zone('main-quest', seat).pieces, ...t.zone('secondary-quests', seat).pieces]
}

/** Is this quest of the seat fulfilled at this moment? */
export function isFulfilled(t: Table, seat: Seat, piece: Piece): boolean {
  return holds((t.card(piece) as Quest).goal, { table: t, you: seat, source: piece })
}

/** The quests a seat could cash in now. */
export function claimable(t: Table, seat: Seat): Piece[] {
  return unfinishedOf(t, seat).filter((piece) => isFulfilled(t, seat, piece))
}

/** Judging by what lies open: could this seat hold a quest that is fulfilled? Nobody else is troubled with the question. */
export function mightClaim(t: Table, seat: Seat): boolean {
  if (t.zone('main-quest', seat).isEmpty && t.zone('secondary-quests', seat).isEmpty) return false
  const context = { table: t, you: seat }
  const worn = t.zone('worn', seat).size
  const spoils = t.zone('spoils', seat).size
  // What cannot be fulfilled at a glance is not looked at closely.
  for (const { id, goal, wornAtLeast, spoilsAtLeast } of GLANCES)
    if (worn >= wornAtLeast && spoils >= spoilsAtLeast && holds(goal, context) && isOpen(t, id)) return true
  return false
}
/** What a player must have in sight for a quest to be worth a closer look. */
const GLANCES = QUESTS.map((quest) => ({
  id: quest.id,
  goal: quest.goal,
  wornAtLeast: quest.goal.op.startsWith('wears') ? 1 : 0,
  spoilsAtLeast: spoilsAsked(quest).length,
}))

/** Is this quest in the game and not yet completed by anybody? */
function isOpen(t: Table, id: string): boolean {
  if (t.seats.length === 2 && QUESTS_FOR_THREE.includes(id)) return false
  for (const seat of t.seats)
    for (const piece of t.zone('completed', seat).pieces) if (t.card(piece).id === id) return false
  return true
}

/** The owner names the spoils that serve for a quest, in the order in which they reach the discard. */
function* chooseSpoils(t: Table, seat: Seat, quest: Quest, stock: readonly Piece[]): Flow<Piece[]> {
  const types = spoilsAsked(quest)
  const usable = stock.filter((piece) => types.includes((t.card(piece) as Monster).type as MonsterType))
  const head = { seat, rule: 'quest.spoils-spent', params: { card: { card: quest.id } } } as const
  if (usable.length === types.length) return yield* t.order({ ...head, pieces: usable })
  const chosen: Piece[] = []
  for (const type of types) {
    const from = usable.filter((piece) => (t.card(piece) as Monster).type === type && !chosen.includes(piece))
    chosen.push(yield* t.pick({ ...head, from }))
  }
  // Picked one kind after the other, they may still reach the discard in any order.
  return new Set(types).size > 1 ? yield* t.order({ ...head, text: 'spoils-order', pieces: chosen }) : chosen
}

/** Cashes in a fulfilled quest: shown, paid, and its spoils spent. A lender's spoils may serve too (Blackmail Charm). */
export function* claim(t: Table, seat: Seat, piece: Piece, lender: Seat = -1): Flow<void> {
  const quest = t.card(piece) as Quest
  const main = t.zone('main-quest', seat).has(piece)
  let spent: Piece[] = []
  if (spoilsAsked(quest).length > 0) {
    const lent = lender >= 0 ? t.zone('spoils', lender).pieces : []
    spent = yield* chooseSpoils(t, seat, quest, [...t.zone('spoils', seat).pieces, ...lent])
  }
  t.cite('quest.face-up').move(piece, t.zone('completed', seat))
  t.cite('quest.claim').say(main ? 'main-quest-claimed' : 'quest-claimed', { seat: { seat }, card: { piece } })
  for (const spoil of spent) {
    t.cite('quest.spoils-spent').move(spoil, t.zone('adventure-discard'))
    t.cite('quest.spoils-spent').say('spoil-spent', { seat: { seat }, card: { piece: spoil } })
  }
  const rule = main ? 'quest.main-reward' : 'quest.secondary-reward'
  gainTrophies(t, rule, seat, printedTrophies(t, quest) * (main ? 2 : 1))
  payOut(t, rule, seat, REWARD_GEMS)
  endAtTarget(t)
}
