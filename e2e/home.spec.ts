import { expect, test } from '@playwright/test'
import { playOn, playToTheEnd } from './answer.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'
import { startGame } from './start-game.ts'

test('home shows the four games and changes its language without a reload', async ({ page }) => {
  await openApp(page)
  await expect(page.locator('.game-card')).toHaveCount(GAMES.length)
  await expect(page.getByRole('heading', { name: 'Four board games of fate, on one table' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Quatre jeux du destin, une seule table' })).toBeVisible()
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

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width}×${height} every game can be begun in one click without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openApp(page, '/', { language: 'fr' })
    for (const play of await page.locator('.game-card .strong').all()) await expect(play).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('a link that was sent leads to its table; anything else is said to be none', async ({ page }) => {
  await openApp(page)
  const field = page.getByPlaceholder('Code or link')
  await field.fill('see you tonight')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toContainText('neither a code nor a link to a table')
  await field.fill('Come! https://play.example/table/abc123?invite=k9 at eight')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL(/\/table\/abc123\?invite=k9$/)
})

test('a game that has ended stands among my games with its result and adds to the numbers', async ({ page }) => {
  test.setTimeout(300_000)
  await openApp(page, '/mine')
  await expect(page.getByText('Games that have come to their end stand here')).toBeVisible()
  await startGame(page, 'terres-de-destinees')
  await playToTheEnd(page)
  await page.goto('/mine')
  await expect(page.locator('.finished li')).toHaveCount(1)
  await expect(page.locator('.finished li')).toContainText(/Won|Lost|Drawn/)
  await expect(page.locator('.numbers dl')).toContainText('Games played1')
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game, seen again')
  await page.getByRole('link', { name: 'See the table then' }).click()
  await expect(page.getByTestId('table')).toBeVisible()
})
