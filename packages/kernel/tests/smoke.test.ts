import { lanterns } from '@sablier/kernel/lanterns'
import { conformance } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'

test('conformance', { timeout: 60_000 }, () => {
  const report = conformance({ game: lanterns, variants: [{ seats: 2 }, { seats: 3 }, { seats: 4 }], games: 20 })
  expect(report.faults.slice(0, 2)).toEqual([])
  console.log(
    report.decisions,
    report.ends,
    [...Object.keys(lanterns.shape.rules)].filter((r) => !report.cited.has(r)),
  )
})
