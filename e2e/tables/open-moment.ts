import { expect, type Page } from '@playwright/test'
import type { SavedMoment } from '../moments/saved-moment.ts'

/** Shows a moment in an app that is open already, without loading the page again. */
export async function showSaved(page: Page, saved: SavedMoment): Promise<void> {
  await page.evaluate((game) => {
    localStorage.setItem(`sablier.game.${game.id}`, JSON.stringify(game))
    history.pushState(null, '', `/play/${game.id}`)
  }, saved)
  await awaitMoment(page, saved)
  await settle(page)
}

async function awaitMoment(page: Page, { entries, over }: SavedMoment): Promise<void> {
  const ready = page.locator('.cover-screen .strong')
  const table = page.locator(`[data-testid=table][data-entries="${entries.length}"]`)
  await expect(ready.or(table)).toBeVisible()
  // By key: a pointer would rest on a card and enlarge it.
  if (await ready.isVisible()) await ready.press('Enter')
  await expect(table).toBeVisible()
  await expect(page.locator(over ? '[data-testid=end-screen]' : '.ask-mine')).toBeVisible()
}

/** Fonts are there, every card is drawn, and whatever moves has arrived. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    while (document.querySelector('.card-in:empty, .lane-face:empty')) await frame()
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    await frame()
  })
}
