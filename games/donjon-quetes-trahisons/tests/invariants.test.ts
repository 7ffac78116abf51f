import { game, gaugePower, type Table } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { Simulation, seedChance } from '@sablier/kernel'
import { randomPlayout } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'

test('[setup.gem-bank][power.update] 40 gems and true gauges at every question of random games', () => {
  for (let i = 0; i < 25; i++) {
    const seats = 2 + (i % 5)
    const simulation = Simulation.start(game, seats, { target: 12 }, `invariant ${i}`)
    const chance = seedChance(`answers ${i}`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      const t = simulation.table as unknown as Table
      const gems =
        t.track('bank') +
        t.track('pot') +
        t.track('temple-gems') +
        t.seats.reduce((sum, seat) => sum + t.track('gems', seat), 0)
      if (gems !== 40) expect.fail(`${gems} gems at ${ask.rule}`)
      for (const seat of t.seats) {
        if (t.track('power', seat) !== gaugePower(t, seat)) expect.fail(`the gauge of ${seat} is wrong at ${ask.rule}`)
        if (t.zone('secondary-quests', seat).size > 3) expect.fail(`${seat} holds four quests at ${ask.rule}`)
      }
      simulation.choose(ask.randomChoice(chance))
    }
  }
}, 60_000)

/** Where a card lies at the end once it has done what it is for. */
const SPENT: Readonly<Record<string, readonly string[]>> = {
  monster: ['spoils', 'charmed', 'adventure-discard'],
  event: ['adventure-discard', 'lasting'],
  // Kept cards get there when they are used up, the others when they have had their effect.
  special: ['adventure-discard'],
  quest: ['completed'],
  object: ['worn', 'carried'],
}

function isUsed(t: Table, piece: number): boolean {
  const card = t.card(piece)
  const { name, at } = t.place(piece)
  if (card.kind === 'character') return name === 'character' && t.track('unique-power', at) === 0
  if (card.kind === 'place') return t.track('temple-gems') > 0
  if (card.kind === 'object' && card.reserved) return name === 'object-discard'
  return SPENT[card.kind]?.includes(name) ?? false
}

function playSensibly(seats: number, target: number, seed: string): { simulation: Simulation } {
  const simulation = Simulation.start(game, seats, { target }, seed)
  const chance = seedChance(`${seed} answers`)
  for (let { ask } = simulation; ask; { ask } = simulation) simulation.choose(bot.policy(simulation.table, ask, chance))
  return { simulation }
}

// Players who spend gems at random never own twelve: every other game is played with some sense.
test('every card is used within 3,000 random games: fought, spent, worn, completed', () => {
  const used = new Set<string>()
  for (let i = 0; i < 3_000 && used.size < game.cards.length; i++) {
    const seats = 2 + (i % 5)
    const target = seats === 2 ? 12 : 20
    const { simulation } =
      i % 2 === 0 ? randomPlayout(game, seats, { target }, `cards ${i}`) : playSensibly(seats, target, `cards ${i}`)
    const t = simulation.table as unknown as Table
    for (const [piece] of t.state.face.entries()) if (isUsed(t, piece)) used.add(t.card(piece).id)
  }
  expect(game.cards.filter((card) => !used.has(card.id)).map((card) => card.id)).toEqual([])
}, 180_000)
