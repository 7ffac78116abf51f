import { expect, test } from '@playwright/test'
import { answerOnce, playToTheEnd } from './answer.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'
import { startGame } from './start-game.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a whole game on a phone of 360 px, nothing wider than the screen, what is on sale in full above the question', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  await openApp(page, '/', { language: 'fr' })
  expect(await tooWide()).toBe(false)
  await startGame(page, 'terres-de-destinees', 'fr')
  expect(await tooWide()).toBe(false)
  await page.getByRole('button', { name: 'Journal', exact: true }).tap()
  await expect(page.locator('.table-drawer .log')).toBeVisible()
  await page.getByRole('button', { name: 'Fermer', exact: true }).tap()
  const sale = page.locator('.stage-sale .piece').first()
  for (let answers = 0; (await sale.count()) === 0 || (await page.locator('.ask-mine').count()) === 0; )
    if ((await answerOnce(page, answers)) === 'answered') answers++
    else await page.waitForTimeout(15)
  const [card, ask] = [await sale.boundingBox(), await page.locator('.table-ask').boundingBox()]
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(ask?.y ?? 0)
  await playToTheEnd(page)
  expect(await tooWide()).toBe(false)
})

for (const game of GAMES)
  test(`${game} on a phone on its side: the table has half of the height, and every answer can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await startGame(page, game, 'fr')
    await expect(page.locator('.ask-mine')).toBeVisible()
    const table = await page.locator('#content').boundingBox()
    expect(table?.height).toBeGreaterThanOrEqual(180)
    for (const answer of await page.locator('[data-testid=table] [data-option]:visible').all()) {
      await answer.scrollIntoViewIfNeeded()
      await expect(answer).toBeInViewport({ ratio: 0.95 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740)
  })

test('Prophecy answers where to go by its wild spaces, which bear their numbers', async ({ page }) => {
  await startGame(page, 'prophecy')
  const numbered = page
    .locator('.table-screen:has(.ask-mine) [data-option]')
    .filter({ hasText: /(Plain|Forest|Mount(ain)?) \d+/ })
  for (let answers = 0; (await numbered.count()) === 0; )
    if ((await answerOnce(page, answers)) === 'answered') answers++
    else await page.waitForTimeout(15)
  await expect(numbered.first()).toBeVisible()
})
