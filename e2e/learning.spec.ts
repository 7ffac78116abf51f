import { expect, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'

for (const game of GAMES)
  test(`the guided first game of ${game} explains, advises and ends`, async ({ page }) => {
    test.setTimeout(300_000)
    await openApp(page)
    await page
      .locator(`.game-card[data-game=${game}]`)
      .getByRole('button', { name: /^Learn/ })
      .click()
    const guide = page.getByTestId('guide')
    await expect(guide).toHaveAttribute('data-stage', 'goal')
    for (const stage of ['table', 'log', 'play']) {
      await guide.getByRole('button', { name: 'Next' }).click()
      await expect(guide).toHaveAttribute('data-stage', stage)
    }
    await expect(page.locator('.ask-mine')).toBeVisible({ timeout: 60_000 })
    await guide.getByRole('button', { name: 'What would a good player do?' }).click()
    await expect(page.getByTestId('hint')).toBeVisible({ timeout: 60_000 })
    await page.locator('.hint-line button').first().click()
    for (let answers = 0; answers < 120; answers++) {
      const stage = await guide.getAttribute('data-stage').catch(() => null)
      if (stage === 'done' || (await page.getByTestId('end-screen').count()) > 0) break
      await playOn(page, 1)
    }
    const isOver = (await page.getByTestId('end-screen').count()) > 0
    if (!isOver) await expect(guide).toHaveAttribute('data-stage', 'done')
  })
