import { game } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { type Ask, type Chance, type Choice, Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { noteChoice, watchCards } from '../card-use.ts'

const GAMES = 3_000
/** Of the 3,000 games, those known to bring what is rare: played first, so that the others are seldom needed. */
const RARE = [67, 74, 76, 81, 89, 111, 112, 120, 124, 173, 212, 248, 374, 395, 444, 1438]
const SERIES = [...new Set([...RARE, ...Array.from({ length: GAMES }, (_, n) => n)])]

type Player = (simulation: Simulation, ask: Ask, chance: Chance) => Choice

/** Plays game after game until all these cards have had their effect; returns those that never had. */
function unused(cards: readonly string[], player: Player): string[] {
  const used = new Set<string>()
  const missing = () => cards.filter((id) => !used.has(id))
  for (const n of SERIES) {
    if (missing().length === 0) break
    const seats = 2 + (n % 5)
    const simulation = Simulation.start(game, seats, { target: seats === 2 ? 12 : 20 }, `cards ${n}`)
    const chance = seedChance(`cards ${n} answers`)
    watchCards(simulation, used)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      noteChoice(simulation, used)
      simulation.choose(player(simulation, ask, chance))
    }
  }
  return missing()
}

// Players who spend at random whatever they can pay for never own twelve gems: not once in 10,000 games. Nor do they
// complete three quests and hold the fourth: not once in 6,000.
const NOT_BY_CHANCE = ['q-avarice', 'q-lucky']

test('every card but the Quests of Avarice and of the Lucky has its effect within 3,000 games of purely random players', () => {
  const random: Player = (_, ask, chance) => ask.randomChoice(chance)
  const cards = game.cards.map(({ id }) => id).filter((id) => !NOT_BY_CHANCE.includes(id))
  expect(unused(cards, random)).toEqual([])
})

test('the Quests of Avarice and of the Lucky are completed within 3,000 games of players who save', () => {
  // They buy nothing and draw rather than challenge: monsters leave gems.
  const saving: Player = ({ table }, ask, chance) => {
    const isHeld = (['main-quest', 'secondary-quests'] as const).some((zone) =>
      table.zone(zone, ask.seat).pieces.some((piece) => table.card(piece).id === 'q-avarice'),
    )
    const thrifty = ask.items.findIndex((item) => {
      const { act, id } = item as { act?: string; id?: string }
      return act === 'end' || id === 'draw'
    })
    return isHeld && thrifty >= 0 ? thrifty : bot.policy(table, ask, chance)
  }
  expect(unused(NOT_BY_CHANCE, saving)).toEqual([])
})
