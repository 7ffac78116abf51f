import { below, type Entry, type OptionValues, Simulation, seedChance, seedFrom } from '@sablier/kernel'
import { bot } from '../bot/index.ts'
import { game } from '../src/index.ts'

/** A game played silently to its end by the quick policy, with some random answers in a hundred. */
export function playByPolicy(secret: string, seats: number, options: OptionValues, randomness: number) {
  const simulation = Simulation.start(game, seats, options, seedFrom(secret, []))
  const chance = seedChance(`${secret} answers`)
  const entries: Entry[] = []
  for (let { ask } = simulation; ask; { ask } = simulation) {
    const choice =
      below(chance, 100) < randomness ? ask.randomChoice(chance) : bot.policy(simulation.table, ask, chance)
    entries.push({ seat: ask.seat, answer: ask.encode(choice) })
    simulation.choose(choice)
  }
  return { simulation, entries }
}
