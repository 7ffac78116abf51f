import { conformance } from '@sablier/kernel/testing'
import { keepRecord } from '@sablier/tools'
import { expect, test } from 'vitest'
import { RULES } from '../rulebook/rules.ts'
import { game } from '../src/index.ts'

const SECRET = ['hand', 'secret-destin', 'hidden-sale', 'aside', 'draw-pile']

for (const advanced of [false, true])
  for (const seats of [2, 3, 4, 5, 6])
    test(`${seats} seats, advanced pack ${advanced ? 'in play' : 'left out'}: random games hold every promise`, () => {
      const report = conformance({
        game,
        variants: [{ seats, options: { advanced } }],
        games: 3,
        secret: SECRET,
        keep: keepRecord,
      })
      expect(report.faults).toEqual([])
      expect([...report.cited].filter((rule) => !(rule in RULES))).toEqual([])
    })
