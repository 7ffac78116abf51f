import { below, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { allRows, Inputs, lookAt, packValue, partsOf, unpackValue, ValueNet, type ValueParams } from '../src/index.ts'
import { ValueTrainer } from '../src/train/value-trainer.ts'
import { dealt } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

const rows = allRows(lanterns)
const inputs = new Inputs(lanterns, lanternsBot.features, rows)

function randomParams(): ValueParams {
  const size = { numbers: inputs.numbers.length, rows: rows.length, first: 7, second: 5 }
  const chance = seedChance('weights')
  const random = (): number => (below(chance, 2000) - 1000) / 1500
  return {
    size,
    mean: Float32Array.from({ length: size.numbers }, random),
    spread: Float32Array.from({ length: size.numbers }, () => 1 + Math.abs(random())),
    marginScale: 3,
    weights: Float32Array.from({ length: partsOf(size).length }, random),
  }
}

/** The same network written the plain way. */
function reference({ size, weights }: ValueParams, seats: { numbers: number[]; rows: number[] }[]): number[] {
  const p = partsOf(size)
  const relu = (n: number): number => Math.max(0, n)
  const w = (at: number): number => weights[at]!
  const hidden = seats.map(({ numbers, rows: cards }) =>
    Array.from({ length: size.first }, (_, j) =>
      relu(
        w(p.firstBias + j) +
          numbers.reduce((sum, x, i) => sum + x * w(i * size.first + j), 0) +
          cards.reduce((sum, row) => sum + w((size.numbers + row) * size.first + j), 0),
      ),
    ),
  )
  const logits = hidden.map((own, seat) => {
    const rest = own.map(
      (_, j) => hidden.reduce((sum, h, o) => (o === seat ? sum : sum + h[j]!), 0) / (seats.length - 1),
    )
    return Array.from({ length: size.second }, (_, k) =>
      relu(
        w(p.secondBias + k) +
          own.reduce((sum, h, j) => sum + h * w(p.own + j * size.second + k), 0) +
          rest.reduce((sum, h, j) => sum + h * w(p.others + j * size.second + k), 0),
      ),
    ).reduce((sum, y, k) => sum + y * w(p.win + k), 0)
  })
  const all = logits.reduce((sum, z) => sum + Math.exp(z), 0)
  return logits.map((z) => Math.exp(z) / all)
}

const { table } = dealt(lanterns, 3, 'net', 20)

test('the network says what a plain reference says', () => {
  const params = randomParams()
  const net = new ValueNet(params)
  lookAt(net, inputs, table)
  const seats = [0, 1, 2].map((seat) => ({
    numbers: [...net.numbers.subarray(seat * params.size.numbers, (seat + 1) * params.size.numbers)],
    rows: [...net.rows.subarray(seat === 0 ? 0 : net.rowEnd[seat - 1], net.rowEnd[seat])],
  }))
  expect(seats.every(({ rows: cards }) => cards.length > 0)).toBe(true)
  reference(params, seats).forEach((share, seat) => {
    expect(net.share[seat]).toBeCloseTo(share, 4)
  })
})

test('a network comes back from its file, and does without numbers that are gone', () => {
  const params = randomParams()
  const file = packValue(params, inputs.numbers, rows)
  const [before, after] = [new ValueNet(params), new ValueNet(unpackValue(file, inputs.numbers))]
  for (const net of [before, after]) lookAt(net, inputs, table)
  expect(after.share[1]).toBeCloseTo(before.share[1]!, 3)
  expect(after.margin[1]).toBeCloseTo(before.margin[1]!, 2)
  const renamed = inputs.numbers.map((name, i) => (i === 0 ? 'something new' : name))
  const fewer = new ValueNet(unpackValue(file, renamed))
  lookAt(fewer, inputs, table)
  expect(Number.isFinite(fewer.share[0])).toBe(true)
})

test('the slope is that of the error', () => {
  const params = randomParams()
  const trainer = new ValueTrainer(params)
  lookAt(trainer.net, inputs, table)
  const width = params.size.numbers
  const numbers = new Float32Array(3 * width)
  for (const seat of [0, 1, 2]) inputs.readNumbers(table, seat, numbers, seat * width)
  const samples = {
    seats: Uint8Array.of(3),
    isIn: Uint8Array.of(1, 1, 1),
    numbers,
    rowEnd: trainer.net.rowEnd.slice(0, 3),
    rows: trainer.net.rows.slice(0, trainer.net.rowEnd[2]),
    share: Float32Array.of(1, 0, 0),
    // No error in the margin, so that only the shares count.
    margin: trainer.net.margin.slice(0, 3),
  }
  trainer.learn(samples, 0, 3)
  const { slope } = trainer as unknown as { slope: Float32Array }
  const by = 1e-2
  const parts = partsOf(params.size)
  for (const at of [parts.win + 1, parts.own + 3, parts.others + 8, parts.firstBias + 2, 4]) {
    const weight = params.weights[at]!
    params.weights[at] = weight + by
    const up = trainer.judge(samples, 0, 3)
    params.weights[at] = weight - by
    const down = trainer.judge(samples, 0, 3)
    params.weights[at] = weight
    expect(slope[at]).toBeCloseTo((up - down) / (2 * by), 2)
  }
})

test('thinking leaves nothing behind in memory', () => {
  const net = new ValueNet(randomParams())
  lookAt(net, inputs, table)
  const think = (times: number): void => {
    for (let n = 0; n < times; n++) net.evaluate(3)
  }
  think(20_000)
  const before = process.memoryUsage().heapUsed
  think(40_000)
  // A single number for each evaluation would be more.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(400_000)
})
