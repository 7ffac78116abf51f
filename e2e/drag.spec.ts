import { expect, type Locator, type Page, test } from '@playwright/test'
import { answerOnce } from './answer.ts'
import { startGame } from './start-game.ts'

/** Presses in the middle of one thing, moves in steps, and lets go in the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('There is nothing to drag')
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('a card of the hand is dragged onto the lanes; let go over another card it stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startGame(page, 'thiefs-fortune')
  const cards = page.locator('.hand-press[data-option]')
  // The hand is drawn first, from decks of one's choice.
  for (let answers = 0; (await cards.count()) === 0; )
    if ((await answerOnce(page, answers)) === 'answered') answers++
    else await page.waitForTimeout(15)
  const first = (await cards.nth(0).getAttribute('data-option')) ?? ''
  const hand = await cards.count()
  const question = page.getByTestId('ask-bar').getByRole('heading')
  const asked = (await question.textContent()) ?? ''
  await drag(page, cards.nth(0), cards.nth(1))
  await expect(cards).toHaveCount(hand)
  await expect(question).toHaveText(asked)
  await drag(page, cards.nth(0), page.locator('.lanes[data-drop]'))
  await expect(page.locator(`.hand-press[data-option="${first}"]`)).toHaveCount(0)
})
