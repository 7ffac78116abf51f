import { expect, test } from '@playwright/test'
import { openApp } from './open-app.ts'
import { openState } from './pages/open-state.ts'
import { missesOf, takeFigures } from './pages/page-figures.ts'
import { PAGE_STATES } from './pages/page-list.ts'

// The short form of `npm run pages`: one state of each page in the longer language, on a phone and on a screen.
const SHOWN = ['home', 'game-prophecy', 'lobby', 'waiting', 'cards-none', 'mine', 'settings', 'rules-found']

for (const [width, height, theme] of [
  [390, 844, 'light'],
  [1366, 768, 'dark'],
] as const)
  test(`the pages fit ${width}×${height}, can be read and say nothing wrong`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openApp(page, '/', { language: 'fr', theme })
    const misses: string[] = []
    page.on('pageerror', ({ message }) => misses.push(message))
    for (const state of PAGE_STATES.filter(({ name }) => SHOWN.includes(name))) {
      await openState(page, state)
      misses.push(...missesOf(await takeFigures(page)).map((miss) => `${state.name}: ${miss}`))
    }
    expect(misses).toEqual([])
  })

test('a chapter of the rules is shown at work, small in the book and large to be played on', async ({ page }) => {
  await openApp(page, '/rules/thiefs-fortune')
  const loot = page.locator('#chapter-loot')
  await loot.getByRole('button', { name: 'Watch it on a small table' }).click()
  const small = page.frameLocator('.small-table-frame')
  await expect(small.locator('.show-bar')).toContainText('Loot Phase')
  await loot.getByRole('link', { name: 'Show me in a game Loot Phase' }).click()
  const bar = page.getByRole('region', { name: 'Loot Phase, shown in a game' })
  await bar.getByRole('button', { name: 'Pause' }).click()
  await bar.getByRole('button', { name: 'Step' }).click()
  await expect(bar).toContainText(/Decision [1-6] of 6/)
  // Signs of rules are named by the titles of their chapters.
  await expect(page.locator('.rule-sign').first()).toHaveAttribute('title', /, rule \d+$/)
  await bar.getByRole('button', { name: 'Try it yourself' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByTestId('ask-bar')).toBeVisible()
})
