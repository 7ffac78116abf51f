import { logLines, makeReader, plain } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { game } from '../../src/index.ts'
import { offered, table } from '../kit.ts'

/** The last line of everybody's log. */
function lastTold(t: ReturnType<typeof table>, language: 'en' | 'fr' = 'en'): string | undefined {
  const reader = makeReader(game, language, (seat) => `P${seat}`)
  const lines = logLines(t.match.heard('spectator'), { game, reader })
  return lines.map(({ nodes }) => plain(nodes)).at(-1)
}

test('[alliance.currency] the log says which promise was declined', () => {
  const t = table({ tracks: { gems: { 0: 5 } } })
  t.answer('promise')
    .answer({ to: 2, condition: 'none', goods: { gems: 2 } })
    .answer('refuse')
  expect(lastTold(t)).toBe('P2 declines what is proposed: P0 would promise 2 gems to P2, for nothing in return.')
  expect(lastTold(t, 'fr')).toContain('promettrait 2 gemmes à P2')
})

test('[supply.trade-consent] the log says which offer was refused', () => {
  const t = table({ zones: { spoils: { 0: ['ghoul'] } }, tracks: { gems: { 0: 5, 1: 3 } } })
  offered(t, 0, { to: 1, give: { spoils: ['ghoul'] }, want: { gems: 2 } }).take(1, 'refuse:0')
  expect(lastTold(t)).toMatch(/^P1 refuses what P0 offers: .*Ghoul.* for 2 gems\.$/)
})
