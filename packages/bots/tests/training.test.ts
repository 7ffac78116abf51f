import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import {
  allRows,
  Inputs,
  joinSamples,
  type PlayOrder,
  packSamples,
  RECIPE,
  type Recipe,
  renderCurve,
  selfPlay,
  type TrainingPorts,
  train,
  unpackSamples,
} from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

const subject = { game: lanterns, bot: lanternsBot }
const recipe: Recipe = {
  ...RECIPE,
  seed: 'tiny',
  policyGames: 400,
  games: 80,
  generations: 2,
  iterations: 4,
  epochs: 3,
  every: 8,
  first: 8,
  second: 6,
  cards: true,
}

/** A training whose checkpoints are kept in a map; it breaks down after so many orders. */
function portsOver(kept: Map<string, Uint8Array>, orders = Number.POSITIVE_INFINITY): TrainingPorts {
  let left = orders
  return {
    play: async ({ recipe: { lambda, every, seed }, generation, params, numbers }: PlayOrder) => {
      if (left-- <= 0) throw new Error('stopped')
      const inputs = new Inputs(lanterns, lanternsBot.features, rows)
      const iterations = generation === 0 ? 0 : recipe.iterations
      return selfPlay({ ...subject, inputs, params, iterations, lambda, every, seed: `${seed} ${generation}` }, numbers)
    },
    load: async (name) => kept.get(name) ?? null,
    save: async (name, bytes) => void kept.set(name, bytes.slice()),
  }
}
const rows = allRows(lanterns)
const whole = await train(subject, recipe, portsOver(new Map()))

test('the same recipe gives the same network', async () => {
  expect(await train(subject, recipe, portsOver(new Map()))).toEqual(whole)
  const other = await train(subject, { ...recipe, seed: 'other' }, portsOver(new Map()))
  expect(other.file.weights).not.toBe(whole.file.weights)
})

test.each([3, 11])('a training stopped after %i orders goes on to the same network', async (orders) => {
  const kept = new Map<string, Uint8Array>()
  await expect(train(subject, recipe, portsOver(kept, orders))).rejects.toThrow('stopped')
  expect(kept.size).toBeGreaterThan(0)
  const played = kept.size
  expect(await train(subject, recipe, portsOver(kept))).toEqual(whole)
  expect(kept.size).toBeGreaterThan(played)
})

test('learned values predict the winner better than chance', () => {
  const last = whole.curve.filter(({ generation }) => generation === 0)
  // Tables of two to four: who knew nothing would be surprised by more than this.
  expect(Math.min(...last.map(({ apart }) => apart))).toBeLessThan(Math.LN2)
})

test('samples come back from their bytes as they were', () => {
  const inputs = new Inputs(lanterns, lanternsBot.features, rows)
  const setup = { ...subject, inputs, params: null, iterations: 0, lambda: 1, every: 5, seed: 'bytes' }
  const samples = selfPlay(setup, [0, 1, 2])
  expect(samples.seats.length).toBeGreaterThan(3)
  expect(unpackSamples(packSamples(samples))).toEqual(samples)
  expect(joinSamples([selfPlay(setup, [0]), selfPlay(setup, [1, 2])])).toEqual(samples)
})

test('the curve is a picture', () => {
  const picture = renderCurve('Lanterns', whole.curve)
  expect(picture.match(/<polyline/g)).toHaveLength(2)
  expect(picture).not.toContain('NaN')
})
