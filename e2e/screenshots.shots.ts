import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { GAMES, type GameId } from './games.ts'
import { openApp } from './open-app.ts'
import { settle } from './tables/open-moment.ts'

const FOLDER = join(import.meta.dirname, '../docs/screenshots')
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const LOOKS = [
  { name: 'desktop-en', size: 'desktop', language: 'en', theme: 'light' },
  { name: 'desktop-fr-dark', size: 'desktop', language: 'fr', theme: 'dark' },
  { name: 'phone-fr', size: 'phone', language: 'fr', theme: 'light' },
] as const
/** The same games in every picture. */
const DICE = 5
/** So many answers lead into the middle of a game; Terres can be over soon. */
const answersOf = (game: GameId): number => (game === 'terres-de-destinees' ? 12 : 24)

for (const { name, size, language, theme } of LOOKS) {
  test(`home ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES[size])
    await openApp(page, '/', { language, theme })
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(FOLDER, `home-${name}.png`), fullPage: size === 'desktop' })
  })
  for (const game of GAMES)
    test(`${game} ${name}`, async ({ page }) => {
      await page.setViewportSize(SIZES[size])
      await openApp(page, '/', { language, theme, dice: DICE })
      await page.locator(`.game-card[data-game=${game}] .strong`).click()
      await playOn(page, answersOf(game))
      await expect(page.locator('.ask-mine')).toBeVisible({ timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      await settle(page)
      await page.screenshot({ path: join(FOLDER, `${game}-${name}.png`) })
    })
}
