import { checkOptions, Simulation, seedChance } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import type { CreatureCard } from '../src/cards/card.ts'
import { bestItems, fightHere, fightWays, forecastFight } from '../src/fight-forecast.ts'
import { changesOf, game, spaceAt, waitsAt, whyNoChanges } from '../src/index.ts'
import { bestBonus, imagine, oddsInARow, rollOdds } from '../src/odds.ts'
import { itemBonus } from '../src/procedures/fight-values.ts'
import { itemOf } from '../src/procedures/items.ts'
import { table } from './kit.ts'

test('the odds of one roll count the 36 throws', () => {
  expect(rollOdds(0)).toEqual({ won: expect.closeTo(15 / 36), lost: expect.closeTo(15 / 36) })
  expect(rollOdds(5).won).toBeCloseTo(35 / 36)
  expect(rollOdds(9)).toEqual({ won: expect.closeTo(1), lost: 0 })
})

test('the best of three dice and a sure six change the odds', () => {
  // The best of three dice beats one die in 119 of 144 throws less ties.
  const best = rollOdds(0, 'best-of-three')
  expect(best.won).toBeGreaterThan(rollOdds(0).won)
  expect(best.won + best.lost).toBeLessThan(1)
  expect(rollOdds(-4, 'six-against-two')).toEqual({ won: 0, lost: 0 })
  expect(rollOdds(-3, 'six-against-two').won).toBe(1)
})

test('[combat.three_lives] three rolls have to be won in a row', () => {
  const roll = rollOdds(3)
  const all = oddsInARow([roll, roll, roll])
  expect(all.won).toBeCloseTo(roll.won ** 3)
  expect(all.lost).toBeCloseTo(roll.lost * (1 + roll.won + roll.won ** 2))
})

const armed = (items: readonly string[], creature: string, position: number) =>
  table({
    at: 'movement',
    tracks: { position: { 0: position } },
    zones: { items: { 0: [...items] }, space: { [position]: [creature] } },
  })

test('[items.one_weapon] the best items are those that can be used together and add most', () => {
  const t = armed(['sword', 'dagger', 'wooden_shield', 'gauntlets_of_strength'], 'rat', 7)
  const creature = t.table.card(t.table.zone('space', 7).top as number) as unknown as CreatureCard
  const fight = imagine(t.table as never, 0, { creature, type: 'strength', space: spaceAt(7) })
  const items = bestItems(t.table as never, fight).map((piece) => itemOf(t.table as never, piece).id)
  expect(items.sort()).toEqual(['gauntlets_of_strength', 'sword', 'wooden_shield'])
})

test('[combat.strength_items] the parts of a sum add up to it', () => {
  const t = armed(['sword', 'wooden_shield'], 'steppe_raiders', 7)
  const waiting = waitsAt(t.table as never, 0, 7, true)
  if (waiting.kind !== 'creature') throw new Error('A creature lies there')
  const [way] = waiting.ways
  expect(way?.forecast.parts.reduce((sum, { n }) => sum + n, 0)).toBe(way?.forecast.mine)
  // Raiders are stronger on a plain than what is printed on them.
  expect(way?.forecast.theirs).toBeGreaterThan(way?.forecast.printed as number)
  expect(way?.forecast.rolls).toBe(3)
})

test('nobody is told what lies face down', () => {
  const t = table({ at: 'movement', tracks: { position: { 0: 7 } }, zones: { covered: { 7: ['rat'] } } })
  expect(waitsAt(t.table as never, 0, 7, true)).toEqual({ kind: 'unknown' })
})

test('[certificate.member_price] a guild shows whether its certificate can be had', () => {
  const at = (experience: number, gold: number, n: number) => {
    const t = table({ at: 'movement', tracks: { experience: { 0: experience }, gold: { 0: gold } } })
    const waiting = waitsAt(t.table as never, 0, n, false)
    return waiting.kind === 'services' ? waiting.certificate : waiting.kind
  }
  expect(at(5, 0, 18)).toBe('member')
  expect(at(5, 5, 14)).toBe('price')
  expect(at(5, 4, 14)).toBe('lacking')
  expect(at(4, 9, 18)).toBe('lacking')
})

test('an effect shows what it would change', () => {
  const t = table({ at: 'movement' })
  const card = game.cards.find(({ id }) => id === 'exotic_merchant') as { effect?: never }
  expect(changesOf(t.table as never, 0, spaceAt(7), card.effect)).toEqual([
    { what: 'gold', n: -8 },
    { what: 'strength', n: 1 },
  ])
})

describe('[opportunity.follow_text] an opportunity with several wishes', () => {
  const [plain, forest] = [spaceAt(12), spaceAt(11)]
  const dryad = game.cards.find(({ id }) => id === 'dryad') as never as { effect: never }
  const wounded = table({ at: 'movement', tracks: { 'lost-strength': { 0: 1 } } }).table as never
  const whole = table({ at: 'movement' }).table as never

  test('tells what the only wish that is open here would change', () => {
    expect(changesOf(wounded, 0, plain, dryad.effect)).toEqual([{ what: 'health', n: 1 }])
    expect(whyNoChanges(wounded, 0, plain, dryad.effect)).toBeNull()
  })

  test('says that it would change nothing', () => {
    expect(changesOf(whole, 0, plain, dryad.effect)).toEqual([])
    expect(whyNoChanges(whole, 0, plain, dryad.effect)).toBe('nothing')
  })

  test('says that a choice follows where several are open', () => {
    expect(changesOf(wounded, 0, forest, dryad.effect)).toEqual([])
    expect(whyNoChanges(wounded, 0, forest, dryad.effect)).toBe('choice')
  })
})

test('in whole games the items found for a fight add as much as the best that the bot counts', {
  timeout: 120_000,
}, () => {
  let checked = 0
  for (let n = 0; n < 6; n++) {
    const simulation = Simulation.start(game, 3, checkOptions(game, 3, { extra_cards: n % 2 === 1 }), `sums ${n}`)
    const chance = seedChance(`sums ${n}`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      const t = simulation.table as never as Parameters<typeof bestItems>[0]
      const position = t.track('position', ask.seat)
      const met = position < 0 ? undefined : t.zone('space', position).top
      if (met !== undefined && t.card(met).kind === 'creature') {
        const creature = t.card(met) as CreatureCard
        for (const { items, forecast, price } of fightWays(t, ask.seat, creature, spaceAt(position))) {
          const { type } = forecast
          const fight = fightHere(t, ask.seat, creature, { type, used: [...items] })
          expect(forecastFight(t, fight, { paid: price }).mine).toBe(forecast.mine)
          const worth = items.reduce((sum, piece) => sum + itemBonus(itemOf(t, piece), fight), 0)
          const potions = t.track(`${type}-bonus`)
          const immaterial = bestBonus(t, { ...fight, used: [] }) === 0 && worth > 0
          if (!immaterial) expect(worth + potions).toBe(bestBonus(t, { ...fight, used: [] }))
          checked++
        }
      }
      simulation.choose(bot.policy(simulation.table, ask, chance))
    }
  }
  expect(checked).toBeGreaterThan(50)
})
