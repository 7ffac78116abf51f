import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of ['/', '/settings', '/replay', '/online', '/rules/prophecy', '/game/donjon-quetes-trahisons'])
    test(`axe finds nothing on ${path}, ${theme}`, async ({ page }) => {
      await openApp(page, path, { theme })
      await expect(page.locator('main')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    })
  for (const game of GAMES)
    test(`axe finds nothing at the table of ${game}, ${theme}`, async ({ page }) => {
      await openApp(page, '/', { theme })
      await page.locator(`.game-card[data-game=${game}] .strong`).click()
      await playOn(page, 8)
      await expect(page.locator('.ask-mine')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    })
}
