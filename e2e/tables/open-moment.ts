import { expect, type Page } from '@playwright/test'
import type { Moment } from '../moments/moment.ts'
import { savedMoment } from '../moments/saved-moment.ts'
import { openApp } from '../open-app.ts'

/** Opens a moment as the seat that is asked there sees it. */
export async function openMoment(page: Page, moment: Moment, language: 'en' | 'fr'): Promise<void> {
  const saved = await savedMoment(moment)
  await page.addInitScript((game) => localStorage.setItem('sablier.game.moment', JSON.stringify(game)), saved)
  await openApp(page, '/play/moment', { language })
  const ready = page.locator('.cover-screen .strong')
  await expect(ready.or(page.getByTestId('table'))).toBeVisible()
  // By key: a pointer would rest on a card and enlarge it.
  if (await ready.isVisible()) await ready.press('Enter')
  await expect(page.getByTestId('table')).toHaveAttribute('data-entries', String(moment.entries))
  await expect(page.locator(moment.ask === null ? '[data-testid=end-screen]' : '.ask-mine')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await settle(page)
}

/** Fonts are there, and whatever moves has arrived. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    await frame()
  })
}
