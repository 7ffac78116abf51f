import { hint } from '@sablier/bots'
import { Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { game } from '../src/game.ts'
import { acting, arranged, looting } from './arranged.ts'

const OPTIONS = { commonFuture: true, achievement: 'a-thiefs-fortune', level: 'normal' }

/** A game in which one seat plays by policy and the others at random; returns the winners. */
function duel(seed: string, seats: number, clever: number): readonly number[] {
  const simulation = Simulation.start(game, seats, OPTIONS, seed)
  const chance = seedChance(`${seed} answers`)
  for (let { ask } = simulation; ask; { ask } = simulation)
    simulation.choose(ask.seat === clever ? bot.policy(simulation.table, ask, chance) : ask.randomChoice(chance))
  return simulation.result?.winners ?? []
}

test('the policy wins nearly always against players who answer at random', { timeout: 60_000 }, () => {
  let won = 0
  for (let i = 0; i < 24; i++) if (duel(`duel ${i}`, 2 + (i % 3), i % 2).includes(i % 2)) won++
  expect(won).toBeGreaterThanOrEqual(23)
})

test('values are shares: they add up to one and follow the points', () => {
  for (const seats of [2, 3, 4]) {
    const { table } = Simulation.start(game, seats, OPTIONS, `value ${seats}`)
    const sum = table.seats.reduce((total, seat) => total + bot.value(table, seat), 0)
    expect(sum).toBeCloseTo(1)
    const before = bot.value(table, 1)
    table.cite('ability.words').add('fortune', 10, 1)
    expect(bot.value(table, 1)).toBeGreaterThan(before)
  }
})

test('a solo game is worth more the nearer its goal is', () => {
  const { table } = Simulation.start(game, 1, OPTIONS, 'solo value')
  const before = bot.value(table, 0)
  table.cite('ability.words').add('fortune', 20, 0)
  expect(bot.value(table, 0)).toBeGreaterThan(before)
})

const keysFor = (t: ReturnType<typeof acting>, option: string) => {
  const { ask } = t
  return (bot.reasons?.(t.table, ask, t.options.indexOf(option)) ?? []).map(({ key }) => key)
}

test('a card to place is judged by its ability, its tokens, its Danger and its points', () => {
  const t = arranged({ at: 'draft', zones: { hand: { 0: ['armory-2', 'pickpocket-2', 'duel-1'], 1: [] } } })
  expect(keysFor(t, 'armory-2')).toEqual(expect.arrayContaining(['slow', 'brings-danger', 'points']))
  expect(keysFor(t, 'pickpocket-2')).toEqual(expect.arrayContaining(['ability', 'quick']))
})

test('a token is judged by what it empties, what that pushes out, and what it is', () => {
  const t = looting({
    zones: {
      future: { 0: ['vision-1', 'beggar-1', 'docks-1'] },
      presentEvents: { 0: ['duel-1', 'duel-2', 'duel-3', 'vision-2'] },
    },
    marks: { time: { 'vision-1': 1 }, danger: { 'beggar-1': 1 }, sword: { 'docks-1': 3 } },
    tracks: { danger: { 0: 5 } },
  })
  expect(keysFor(t, 'vision-1.time')).toEqual(['enters', 'loses-event', 'time'])
  expect(keysFor(t, 'beggar-1.danger')).toEqual(['enters', 'track-full'])
  expect(keysFor(t, 'docks-1.sword')).toEqual(['needed'])
})

test('an action is judged by what it is worth now, passing by what is given up', () => {
  const t = acting({ zones: { presentCharacters: { 0: ['beggar-1'] }, presentEvents: { 0: ['among-friends-1'] } } })
  expect(keysFor(t, 'activate.among-friends-1')).toEqual(['use', 'event-once'])
  expect(keysFor(t, 'pass')).toEqual(['starts-next', 'unused'])
})

test('every reason has a text, and every text is a reason that play meets', { timeout: 60_000 }, () => {
  const met = new Set<string>()
  for (let n = 0; n < 30; n++) {
    const simulation = Simulation.start(game, 1 + (n % 4), OPTIONS, `reasons ${n}`)
    const chance = seedChance(`reasons ${n}`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      const { items, kind, max } = ask.spec
      const choices = kind === 'pick' ? items.map((_, i) => i) : kind === 'amount' ? [max] : []
      for (const choice of choices)
        for (const { key } of bot.reasons?.(simulation.table, ask, choice) ?? []) met.add(key)
      simulation.choose(ask.randomChoice(chance))
    }
  }
  expect([...met].sort()).toEqual(Object.keys(bot.texts ?? {}).sort())
})

test('a hint gives two or three reasons for each option', { timeout: 60_000 }, () => {
  const { match } = looting({
    zones: { future: { 0: ['armory-2', 'duel-1', 'guide-1'] } },
    marks: { gem: { 'armory-2': 1, 'duel-1': 2, 'guide-1': 2 } },
  })
  const found = hint({ match, seat: 0, bot, seed: 'hint', budget: { iterations: 40 } })
  expect(found?.options.length).toBeGreaterThan(1)
  for (const { reasons } of found?.options ?? []) {
    expect(reasons.length).toBeGreaterThanOrEqual(2)
    expect(reasons.length).toBeLessThanOrEqual(3)
    for (const { key } of reasons) expect(found?.texts[key]?.fr).toBeTruthy()
  }
})
