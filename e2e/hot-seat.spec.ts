import { expect, test } from '@playwright/test'
import { answerOnce } from './answer.ts'
import { openApp } from './open-app.ts'

test('two people at one device: the screen is covered in between and shows each only their own hand', async ({
  page,
}) => {
  await openApp(page, '/game/terres-de-destinees')
  await page.getByRole('button', { name: 'Remove Barnabé' }).click()
  await page.getByLabel('Name of seat 2').fill('Bram')
  await page.locator('.cast [data-level=person]').click()
  await page.locator('[data-setup-seat="0"] .seat-card').click()
  await page.getByLabel('Name of seat 1').fill('Ada')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const seen = new Set<string>()
  for (let turns = 0; turns < 400 && seen.size < 2; turns++) {
    const cover = page.locator('.cover-screen')
    await expect(cover.or(page.locator('.ask-mine'))).toBeVisible()
    if (await cover.isVisible()) {
      // Nothing of the table can be reached by keyboard or read aloud.
      await expect(page.locator('.table-screen')).toHaveCount(0)
      seen.add((await cover.locator('h2').innerText()).replace('Pass the device to ', ''))
      await cover.getByRole('button').click()
    } else await answerOnce(page, turns)
  }
  expect([...seen].sort()).toEqual(['Ada', 'Bram'])
})
