import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { playOn, playToTheEnd } from './answer.ts'
import { openApp } from './open-app.ts'
import { startGame } from './start-game.ts'

test('a record is saved, opened again, verified and replayed; a changed one is not trusted', async ({ page }) => {
  test.setTimeout(300_000)
  await startGame(page, 'terres-de-destinees')
  await playToTheEnd(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const record = readFileSync(await (await download).path(), 'utf8')
  const openFile = async (text: string) => {
    await page.goto('/replay')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  await openFile(record)
  await expect(page.locator('.verified')).toContainText('Verified')
  await page.getByRole('button', { name: 'Step', exact: true }).click()
  await expect(page.locator('output')).toContainText('Moment 1 of')
  await page.reload()
  await expect(page.locator('output')).toContainText('Moment 1 of')
  await page.getByLabel('Look from').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Play on as' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.locator('.my-row')).toHaveAttribute('data-seat', '1')
  expect(await playOn(page, 2)).toBe(2)
  await openFile(record.replace(/"hash":"[0-9a-f]{4}/, '"hash":"0000'))
  await expect(page.locator('.verified')).toContainText('cannot be trusted')
  await openFile('not a record')
  await expect(page.getByRole('alert')).toContainText('cannot be read')
})

test('undo, redo and the hourglass move through a game', async ({ page }) => {
  await openApp(page)
  await page.locator('.game-card[data-game=prophecy] .strong').click()
  await playOn(page, 5)
  await expect(page.locator('.ask-mine')).toBeVisible()
  const bar = page.getByTestId('ask-bar')
  await page.getByRole('button', { name: 'Undo' }).click()
  // What can be given again has been taken back.
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  const before = await bar.getAttribute('data-ask')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled()
  await expect(page.locator('.ask-mine')).toBeVisible()
  const now = await bar.getAttribute('data-ask')
  expect(now).not.toBe(before)
  await page.locator('.play-tools').getByRole('button', { name: 'Hourglass', exact: true }).click()
  // From the beginning: a single step back could be a computer player's, who would answer the same again.
  await page.locator('.hourglass-bar').getByRole('slider').fill('0')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(bar).not.toHaveAttribute('data-ask', now ?? '')
})
