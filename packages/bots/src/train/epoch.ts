import { below, required, seedChance } from '@sablier/kernel'
import type { AdamSettings } from './adam.ts'
import type { Samples } from './samples.ts'
import type { ValueTrainer } from './value-trainer.ts'

/** Positions whose slopes are added up before a step. */
const BATCH = 128

/** Where the seats of each position begin. */
export function beginnings({ seats }: Samples): Uint32Array {
  const begins = new Uint32Array(seats.length)
  for (let i = 1; i < seats.length; i++) begins[i] = required(begins[i - 1]) + required(seats[i - 1])
  return begins
}

/** Shows a network every position once, in a random order; returns how surprising the outcomes were on average. */
export function trainEpoch(trainer: ValueTrainer, samples: Samples, seed: string, settings: AdamSettings): number {
  const begins = beginnings(samples)
  const order = shuffled(begins.length, seed)
  let surprise = 0
  for (let from = 0; from < order.length; from += BATCH) {
    const to = Math.min(order.length, from + BATCH)
    for (let i = from; i < to; i++) {
      const n = required(order[i])
      surprise += trainer.learn(samples, required(begins[n]), required(samples.seats[n]))
    }
    trainer.step(to - from, settings)
  }
  return surprise / (order.length || 1)
}

/** How surprising the outcomes of positions are that the network was not taught, on average. */
export function meanSurprise(trainer: ValueTrainer, samples: Samples): number {
  const begins = beginnings(samples)
  let surprise = 0
  for (let n = 0; n < begins.length; n++)
    surprise += trainer.judge(samples, required(begins[n]), required(samples.seats[n]))
  return surprise / (begins.length || 1)
}

function shuffled(length: number, seed: string): Uint32Array {
  const order = Uint32Array.from({ length }, (_, i) => i)
  const chance = seedChance(seed)
  for (let i = length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const swapped = required(order[i])
    order[i] = required(order[j])
    order[j] = swapped
  }
  return order
}
