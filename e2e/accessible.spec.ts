import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'

const PAGES = ['/', '/settings', '/replay', '/online', '/rules/prophecy', '/game/donjon-quetes-trahisons']
const THEMES = ['light', 'dark'] as const

/** What axe finds on the page as it stands, in both themes. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      found.push(
        `${theme}: ${id}: ${nodes
          .slice(0, 4)
          .map(({ target }) => target.join(' '))
          .join(' | ')}`,
      )
  }
  return found
}

for (const path of PAGES)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await openApp(page, path)
    await expect(page.locator('main')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

for (const game of GAMES)
  test(`axe finds nothing at the table of ${game}`, async ({ page }) => {
    await openApp(page)
    await page.locator(`.game-card[data-game=${game}] .strong`).click()
    await playOn(page, 8)
    await expect(page.locator('.ask-mine')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
