import { game, gaugePower, type Table } from '@sablier/donjon-quetes-trahisons'
import { Simulation, seedChance } from '@sablier/kernel'
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
})
