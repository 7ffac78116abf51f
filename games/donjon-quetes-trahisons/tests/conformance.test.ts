import { game } from '@sablier/donjon-quetes-trahisons'
import { conformance } from '@sablier/kernel/testing'
import { keepRecord } from '@sablier/tools'
import { describe, expect, test } from 'vitest'

const SECRET = ['dungeon', 'guild', 'main-quest', 'secondary-quests', 'considered']

describe('random games of every size and length', () => {
  for (const seats of [2, 3, 4, 5, 6])
    for (const target of seats === 2 ? [12] : [12, 15, 20])
      test(`${seats} seats to ${target}`, () => {
        const report = conformance({
          game,
          variants: [{ seats, options: { target } }],
          games: 3,
          every: 40,
          seed: `donjon ${target}`,
          secret: SECRET,
          keep: keepRecord,
        })
        expect(report.faults).toEqual([])
      })
})
