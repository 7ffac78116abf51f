import { logLines, makeReader, plain } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { game, hasRefused, type Table } from '../../src/index.ts'
import { offered, table } from '../kit.ts'

/** The last line of everybody's log. */
function lastTold(t: ReturnType<typeof table>, language: 'en' | 'fr' = 'en'): string | undefined {
  const reader = makeReader(game, language, (seat) => `P${seat}`)
  const lines = logLines(t.match.heard('spectator'), { game, reader })
  return lines.map(({ nodes }) => plain(nodes)).at(-1)
}

test('[supply.trade-consent] the log says what is offered and that it was refused', () => {
  const t = table({ zones: { spoils: { 0: ['ghoul'] } }, tracks: { gems: { 0: 5, 1: 3 } } })
  offered(t, 0, {
    to: 1,
    give: { spoils: ['ghoul'] },
    want: { gems: 2 },
    promise: { condition: 'ally', goods: { gems: 1 }, when: { on: 'monster', of: 0 } },
  })
  expect(lastTold(t)).toBe(
    'P0 would give P1 the spoil of the Ghoul for 2 gems, and would promise 1 gem to P1 for help against the monster (the next monster that P0 fights).',
  )
  expect(lastTold(t, 'fr')).toContain('donnerait à P1 la dépouille de la Goule contre 2 gemmes')
  expect(lastTold(t, 'fr')).toContain('le prochain monstre que combattra P0')
  expect(lastTold(t.take(1, 'refuse:0'))).toBe('P1 refuses what P0 offers.')
})

test('[supply.trade-consent] who has refused is known until the phase ends', () => {
  const t = table({ zones: { dungeon: ['ghoul'] }, tracks: { gems: { 0: 5 } } })
  const real = t.table as unknown as Table
  const seen = () => [hasRefused(real, 0, 1), hasRefused(real, 0, 2), hasRefused(real, 1, 0)]
  expect(seen()).toEqual([false, false, false])
  offered(t, 0, { to: 1, give: { gems: 1 }, want: {} }).take(1, 'refuse:0')
  expect(seen()).toEqual([true, false, false])
  t.answer('end')
  expect(seen()).toEqual([false, false, false])
})
