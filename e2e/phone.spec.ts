import { expect, test } from '@playwright/test'
import { answerOnce, playToTheEnd } from './answer.ts'
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
  await expect(page.locator('.log')).toBeVisible()
  await page.getByRole('button', { name: 'Table', exact: true }).tap()
  const sale = page.locator('.stage-sale .piece').first()
  for (let answers = 0; (await sale.count()) === 0 || (await page.locator('.ask-mine').count()) === 0; )
    if ((await answerOnce(page, answers)) === 'answered') answers++
    else await page.waitForTimeout(15)
  const [card, ask] = [await sale.boundingBox(), await page.locator('.table-ask').boundingBox()]
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(ask?.y ?? 0)
  await playToTheEnd(page)
  expect(await tooWide()).toBe(false)
})
