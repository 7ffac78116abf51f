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

test('all pictures of a game that was opened are there without a network, seen before or not', async ({
  page,
  context,
}) => {
  await openApp(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/game/prophecy')
  const keptAll = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes('/pictures/prophecy/'))
      const kept = name ? await (await caches.open(name)).keys() : []
      const index = kept.find(({ url }) => url.endsWith('/index.json'))
      const names: string[] = index ? await (await caches.match(index))?.json() : []
      return names.length > 0 && kept.length === names.length + 1
    })
  await expect.poll(keptAll).toBe(true)
  await context.setOffline(true)
  await page.goto('/cards/prophecy?size=tile')
  const pictures = page.locator('.all-cards img.picture')
  await expect(pictures.first()).toBeVisible()
  await expect(page.locator('.all-cards .card-in:empty'), 'cards come in slices').toHaveCount(0)
  expect(await pictures.count()).toBeGreaterThan(100)
  const missing = () =>
    pictures.evaluateAll(async (images: HTMLImageElement[]) => {
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
      return images.filter(({ naturalWidth }) => naturalWidth === 0).length
    })
  expect(await missing()).toBe(0)
})
