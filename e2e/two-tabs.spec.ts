import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { startGame } from './start-game.ts'

const entriesOf = async (page: Page) => Number(await page.locator('.ask-mine').getAttribute('data-entries'))

test('a game in two tabs goes on in one of them; the other says so and can take it up', async ({ page, context }) => {
  await startGame(page, 'terres-de-destinees')
  await playOn(page, 3)
  const before = await entriesOf(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('ask-bar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This game goes on in another tab' })).toBeVisible()
  await playOn(other, 4)
  // The last answer may still be on its way to the screen.
  const played = await entriesOf(other)
  expect(played).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect.poll(() => entriesOf(page)).toBeGreaterThanOrEqual(played)
  await expect(other.getByRole('button', { name: 'Go on here' })).toBeVisible()
})
