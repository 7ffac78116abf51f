import { game as donjon } from '@sablier/donjon-quetes-trahisons'
import { bot as donjonBot } from '@sablier/donjon-quetes-trahisons/bot'
import { type AnyGame, hashState, Simulation, seedChance } from '@sablier/kernel'
import { game as prophecy } from '@sablier/prophecy'
import { bot as prophecyBot } from '@sablier/prophecy/bot'
import { game as terres } from '@sablier/terres-de-destinees'
import { bot as terresBot } from '@sablier/terres-de-destinees/bot'
import { game as thief } from '@sablier/thiefs-fortune'
import { bot as thiefBot } from '@sablier/thiefs-fortune/bot'
import { describe, expect, test } from 'vitest'
import { decide, type GameBot, hint, LEVELS } from '../src/index.ts'
import { dealt } from './deal.ts'
import { elsewhere } from './elsewhere.ts'

const GAMES: readonly (readonly [string, AnyGame, GameBot])[] = [
  ["A Thief's Fortune", thief, thiefBot],
  ['Terres de Destinées', terres, terresBot],
  ['Donjon, Quêtes et Trahisons', donjon, donjonBot],
  ['Prophecy', prophecy, prophecyBot],
]

describe.each(GAMES)('%s', (_, game, bot) => {
  const positions = [0, 9, 21, 34, 52].flatMap((entries) => {
    const match = dealt(game, 3, `position ${entries}`, entries)
    return match
      .asks()
      .slice(0, 2)
      .map(({ seat }) => ({ match, seat }))
  })

  test.each(LEVELS)(
    '%s answers the same whatever is hidden from its seat',
    (level) => {
      let compared = 0
      for (const { match, seat } of positions) {
        const asked = { seat, level, bot, seed: 'blind', budget: { iterations: 8 } }
        const decided = decide({ ...asked, match })
        expect(decided.report).toMatchObject({ by: 'level', failure: null })
        match.fork().enter(decided.entry!)
        const other = elsewhere(match, seat, 'another deal')
        if (!other || hashState(other.table.state) === hashState(match.table.state)) continue
        expect(decide({ ...asked, match: other })).toEqual(decided)
        compared++
      }
      expect(compared).toBeGreaterThan(1)
    },
    120_000,
  )

  test('a hint tells the same whatever is hidden from its seat', () => {
    let compared = 0
    for (const { match, seat } of positions) {
      const request = { seat, bot, seed: 'blind', budget: { iterations: 8 } }
      const other = elsewhere(match, seat, 'another deal')
      if (!other || hashState(other.table.state) === hashState(match.table.state)) continue
      expect(hint({ ...request, match: other })).toEqual(hint({ ...request, match }))
      compared++
    }
    expect(compared).toBeGreaterThan(1)
  })

  test('a hint has reasons that can be read in both languages', () => {
    for (const { match, seat } of positions.slice(0, 4)) {
      const told = hint({ match, seat, bot, seed: 'hint', budget: { iterations: 8 } })
      const keys = told?.options.flatMap(({ reasons }) => reasons.map(({ key }) => key)) ?? []
      expect(keys.filter((key) => !told?.texts[key]?.en || !told.texts[key]?.fr)).toEqual([])
      expect(keys.length).toBeGreaterThan(0)
    }
  })

  test('the policy gives only answers that are offered', () => {
    const chance = seedChance('policy')
    const simulation = Simulation.start(game, 3, dealt(game, 3, 'options', 0).options, 'policy')
    for (let n = 0; n < 400 && simulation.ask; n++) {
      const { ask } = simulation
      const choice = n % 9 === 8 ? ask.randomChoice(chance) : bot.policy(simulation.table, ask, chance)
      expect(() => ask.decode(ask.encode(choice)), `${ask.rule} ${ask.spec.text} ${ask.kind}`).not.toThrow()
      simulation.choose(choice)
    }
  })
})
