import { expect, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { readMoments } from './moments/kept-moments.ts'
import { savedMoment } from './moments/saved-moment.ts'
import { openApp } from './open-app.ts'

test('a finished game is judged decision by decision, and can be tried again from a moment', async ({ page }) => {
  const end = readMoments().find(({ game, name }) => game === 'prophecy' && name === '2-end')
  if (!end) throw new Error('the end of a game of Prophecy is kept')
  const saved = await savedMoment(end, 'reviewed')
  await openApp(page)
  await page.evaluate((game) => localStorage.setItem(`sablier.game.${game.id}`, JSON.stringify(game)), saved)
  await page.goto('/review/reviewed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game, seen again')
  const card = page.getByTestId('review-moment')
  await expect(card).toContainText('Played')
  await expect(page.locator('.chances-band')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'The next decision' }).click()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Try it from here' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByTestId('table')).toBeVisible()
})
