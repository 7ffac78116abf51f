import { expect, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'

test('home shows the four games and changes its language without a reload', async ({ page }) => {
  await openApp(page)
  await expect(page.locator('.game-card')).toHaveCount(GAMES.length)
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Les jeux' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('the language changes in the middle of a game, log and question included', async ({ page }) => {
  await openApp(page)
  await page.locator('.game-card[data-game=terres-de-destinees] .strong').click()
  await playOn(page, 3)
  await expect(page.locator('.ask-mine')).toBeVisible()
  const before = await page.locator('.ask-text').innerText()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('.ask-text')).not.toHaveText(before)
  await expect(page.locator('.ask-text')).toContainText('À vous')
})

test('nothing is fetched from elsewhere', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.protocol.startsWith('http') && address.hostname !== '127.0.0.1') foreign.push(address.href)
  })
  await openApp(page)
  await page.locator('.game-card .strong').first().click()
  await playOn(page, 2)
  expect(foreign).toEqual([])
})

test('a game goes on after a reload at the same question', async ({ page }) => {
  await openApp(page)
  await page.locator('.game-card[data-game=prophecy] .strong').click()
  await playOn(page, 6)
  // The last answer may still be on its way: what stands there after a reload is settled.
  await page.reload()
  await expect(page.locator('.ask-mine')).toBeVisible()
  const asked = (await page.getByTestId('ask-bar').getAttribute('data-ask')) ?? ''
  expect(Number.parseInt(asked, 10)).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByTestId('ask-bar')).toHaveAttribute('data-ask', asked)
  await page.goto('/')
  await expect(page.locator('.continue-item')).toHaveCount(1)
})
