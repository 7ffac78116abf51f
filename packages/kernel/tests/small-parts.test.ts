import { isFeasible, may, onOp, perform, perOp, seedChance, valuePerOp } from '@sablier/kernel'
import { gainOil, type LanternsTable, lanterns, loseOil } from '@sablier/kernel/lanterns'
import { stateOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { randomSplit, someOf } from '../src/flow/random-choice.ts'

const table = (oil: number) =>
  stateOf(lanterns, { seats: 3, tracks: { oil }, zones: { deck: ['bat'], discard: [] } })
    .table as unknown as LanternsTable

describe('effects', () => {
  test('[K32] an effect is read by its op, with its arguments; an op without a case gives nothing', () => {
    const read = perOp([onOp(gainOil, ({ n }, times: number) => n * times)])
    expect([read(gainOil({ n: 3 }), 2), read(loseOil({ n: 3 }), 2)]).toEqual([6, undefined])
    const value = valuePerOp([[gainOil, 'more']])
    expect([value(gainOil({ n: 1 })), value(loseOil({ n: 1 })), value(undefined)]).toEqual([
      'more',
      undefined,
      undefined,
    ])
  })
  test('[K33] what one may do can be done where its effect can', () => {
    const t = table(1)
    expect(isFeasible(may({ effect: loseOil({ n: 1 }) }), { table: t, you: 0 })).toBe(true)
    expect(isFeasible(may({ effect: loseOil({ n: 9 }) }), { table: t, you: 0 })).toBe(false)
  })
  test('[K33] the question whether one wants to names the card that asks', () => {
    const t = table(1)
    const effect = may({ effect: loseOil({ n: 1 }) })
    const asked = (source?: number) => {
      const step = perform(effect, { table: t, you: 0, ...(source === undefined ? {} : { source }) }).next()
      return (step.value as { spec: { params: Record<string, unknown> } }).spec.params
    }
    const piece = t.zone('deck').top as number
    expect(asked(piece)).toHaveProperty('card')
    expect(asked()).toEqual({})
  })
})

describe('random choices', () => {
  test('[K5] a random split has one share for each, within its room, and sums up', () => {
    const caps = [1, 0, 4, 2]
    for (let n = 0; n < 50; n++) {
      const shares = randomSplit(seedChance(`split ${n}`), 5, caps)
      expect(shares).toHaveLength(4)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(5)
      for (const [i, share] of shares.entries()) expect(share).toBeLessThanOrEqual(caps[i] as number)
    }
  })
  test('[K5] some of many are different numbers among them', () => {
    for (let n = 0; n <= 6; n++) {
      const some = someOf(seedChance(`some ${n}`), 6, n)
      expect(new Set(some).size).toBe(n)
      for (const one of some) expect(one).toBeLessThan(6)
    }
  })
})
