import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { startGame } from './start-game.ts'

/** Entries at the moment of one's own open question. */
const entriesOf = async (page: Page) =>
  Number.parseInt((await page.locator('.ask-mine').getAttribute('data-ask')) ?? '', 10)
/** Answers, and waits until the next question is on the screen. */
async function answer(page: Page): Promise<void> {
  const before = await entriesOf(page)
  // Where several are chosen, the first press only chooses.
  await expect(async () => {
    await playOn(page, 1)
    expect(await entriesOf(page)).toBeGreaterThan(before)
  }).toPass()
}

test('a game in two tabs goes on in one of them; the other says so and can take it up', async ({ page, context }) => {
  await startGame(page, 'terres-de-destinees')
  await playOn(page, 3)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('ask-bar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This game goes on in another tab' })).toBeVisible()
  for (let n = 0; n < 4; n++) await answer(other)
  const asked = await other.locator('.ask-mine').getAttribute('data-ask')
  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(page.locator('.ask-mine')).toHaveAttribute('data-ask', asked ?? '')
  await expect(other.getByRole('button', { name: 'Go on here' })).toBeVisible()
})
