import { Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { PLAYING_CARDS } from '../src/cards/index.ts'
import { JETONS } from '../src/cards/jetons.ts'
import { game, type PlayingCard, type Table } from '../src/index.ts'

const GAMES = 400

test(`within ${GAMES} random games every card is bought, every engageable card is used and every Token is gained`, () => {
  const bought = new Set<string>()
  const used = new Set<string>()
  const gained = new Set<string>()
  for (let i = 0; i < GAMES; i++) {
    const simulation = Simulation.start(game, 2 + (i % 5), { advanced: i % 2 === 0 }, `play ${i}`)
    const t = simulation.table as unknown as Table
    const chance = seedChance(`answers ${i}`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      for (const seat of t.seats) {
        for (const piece of t.zone('in-play', seat).pieces) {
          bought.add(t.card(piece).id)
          if (t.mark('activated', piece) > 0) used.add(t.card(piece).id)
        }
        for (const piece of t.zone('jeton', seat).pieces) gained.add(t.card(piece).id)
      }
      const choice = ask.randomChoice(chance)
      const chosen = ask.spec.text.startsWith('use-') ? ask.option(choice as number).piece : undefined
      if (chosen !== undefined) used.add(t.card(chosen).id)
      simulation.choose(choice)
    }
  }
  const engageable = ({ kind, power }: PlayingCard) =>
    kind !== null && kind !== 'permanent' && power[0]?.op !== 'survive'
  expect(PLAYING_CARDS.filter(({ id }) => !bought.has(id)).map(({ id }) => id)).toEqual([])
  expect(PLAYING_CARDS.filter((card) => engageable(card) && !used.has(card.id)).map(({ id }) => id)).toEqual([])
  expect(JETONS.filter(({ id }) => !gained.has(id)).map(({ id }) => id)).toEqual([])
}, 120_000)
