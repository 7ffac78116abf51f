import { expect, type Locator, type Page, test } from '@playwright/test'
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
  const table = page.getByTestId('table')
  // The hand is drawn first, from decks of one's choice.
  const deck = page.locator('.deck-back[data-option]')
  await expect(cards.or(deck).first()).toBeVisible()
  while ((await cards.count()) === 0) await deck.first().click()
  const before = await table.getAttribute('data-entries')
  await drag(page, cards.nth(0), cards.nth(1))
  await expect(table).toHaveAttribute('data-entries', before ?? '')
  await drag(page, cards.nth(0), page.locator('.lanes[data-drop]'))
  await expect(table).not.toHaveAttribute('data-entries', before ?? '')
})
