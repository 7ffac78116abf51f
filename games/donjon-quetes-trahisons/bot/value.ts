import type { AnyTable } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import type { Monster } from '../src/cards/card.ts'
import { gaugePower } from '../src/procedures/power.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import type { Table } from '../src/shape.ts'
import { questWorth } from './worth.ts'

// Fitted by logistic regression on 30,000 positions of 1,800 games at two seats, played by the policy with 0, 3, 8 or 20 %
// random answers: who won, from the difference of the two players' features.
const TROPHY = 0.073
/** By the square of the trophies over the target: the last ones count most. */
const NEAR_TARGET = 0.072
const GEM = 0.035
/** Beyond the sixth gem: enough to buy with. */
const SAVED_GEM = 0.214
const POWER = 0.164
const UNIQUE_POWER = 0.128
/** What quests may bring, less what holding one costs. */
const QUEST_WORTH = 0.374
const SECONDARY_QUEST = -0.303
const COMPLETED = 0.267
const SPOIL = 0.046
const DRAGON = 0.46
const WORN = 0.15

const FEW_GEMS = 6
const MANY_GEMS = 14

/** How strong a seat stands. */
function strength(t: Table, seat: Seat): number {
  const trophies = t.track('trophies', seat)
  const gems = Math.min(MANY_GEMS, t.track('gems', seat))
  const few = Math.min(FEW_GEMS, gems)
  return (
    TROPHY * trophies +
    (NEAR_TARGET * trophies * trophies) / targetOf(t) +
    GEM * few +
    SAVED_GEM * (gems - few) +
    POWER * gaugePower(t, seat) +
    UNIQUE_POWER * t.track('unique-power', seat) +
    questStrength(t, seat) +
    spoilStrength(t, seat) +
    WORN * t.zone('worn', seat).size
  )
}

function questStrength(t: Table, seat: Seat): number {
  let worth = 0
  for (const piece of t.zone('main-quest', seat).pieces) worth += questWorth(t, seat, piece, true)
  const secondary = t.zone('secondary-quests', seat).pieces
  for (const piece of secondary) worth += questWorth(t, seat, piece, false)
  return QUEST_WORTH * worth + SECONDARY_QUEST * secondary.length + COMPLETED * t.zone('completed', seat).size
}

function spoilStrength(t: Table, seat: Seat): number {
  let worth = 0
  for (const piece of t.zone('spoils', seat).pieces)
    worth += SPOIL + ((t.card(piece) as Monster).type === 'dragon' ? DRAGON : 0)
  return worth
}

/** The share of the win that a seat may expect: its strength beside that of the others. */
export function value(table: AnyTable, seat: Seat): number {
  const t = table as Table
  const { result } = t.state
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
  const own = strength(t, seat)
  let sum = 0
  for (const other of t.seats) sum += Math.exp(strength(t, other) - own)
  return 1 / sum
}
