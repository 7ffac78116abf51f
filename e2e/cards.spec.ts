import { expect, test } from '@playwright/test'
import { countFaults, countShared, noFaults, openCards } from './card-counts.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'

// The short form of `npm run cards`: the longer language, the sizes that every table shows.
for (const game of GAMES)
  test(`the cards of ${game} can be read in a hand and on the table`, async ({ page }) => {
    await page.setViewportSize({ width: 1500, height: 900 })
    const faults = noFaults()
    await openApp(page, '/', { language: 'fr', theme: 'light' })
    for (const size of ['tall', 'hand'] as const) {
      const variant = { game, language: 'fr', theme: 'light', size } as const
      await openCards(page, variant)
      expect(await countFaults(page, variant, false, faults)).toBeGreaterThan(50)
    }
    await countShared(page, game, faults)
    expect(faults).toEqual(noFaults())
  })

test('a card that cannot be read is found', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  const faults = noFaults()
  const variant = { game: 'terres-de-destinees', language: 'en', theme: 'light', size: 'hand' } as const
  await openApp(page, '/', { language: 'en', theme: 'light' })
  await openCards(page, variant)
  await page.addStyleTag({
    content:
      '.card-type { color: #5a5a5a !important; } .card-name { font-size: 9px; white-space: nowrap; } .card-text { font-size: 22px; }',
  })
  await countFaults(page, variant, false, faults)
  expect([faults.overflow, faults.tooSmall, faults.pale].map(({ length }) => length > 10)).toEqual([true, true, true])
})
