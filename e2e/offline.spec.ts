import { expect, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { openApp } from './open-app.ts'

test('once opened, the app starts and plays without a network', async ({ page, context }) => {
  await openApp(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.locator('.game-card[data-game=prophecy] .strong').click()
  expect(await playOn(page, 5)).toBe(5)
})
