import { expect, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { axeFaults } from './axe-faults.ts'
import { GAMES } from './games.ts'
import { begin, meet, playTogether } from './meet.ts'
import { openApp } from './open-app.ts'

const PAGES = ['/', '/settings', '/replay', '/online', '/game/donjon-quetes-trahisons', '/nowhere']

for (const path of PAGES)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await openApp(page, path)
    await expect(page.locator('main')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

test('axe finds nothing among the rules and the words of a game', async ({ page }) => {
  await openApp(page, '/rules/prophecy')
  // Some rules of each kind: axe reads every letter.
  await page.getByRole('searchbox').fill('certificate')
  await expect(page.locator('.word-link').first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

for (const game of GAMES)
  test(`axe finds nothing at the table of ${game}, nor in its replay at the start and in progress`, async ({
    page,
  }) => {
    await openApp(page)
    await page.locator(`.game-card[data-game=${game}] .strong`).click()
    await playOn(page, 8)
    await expect(page.locator('.ask-mine')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.goto(page.url().replace('/play/', '/replay/'))
    const moments = page.locator('.hourglass-bar input[type=range]')
    await expect(moments).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await moments.fill('4')
    await expect(page.locator('.hourglass-bar output')).toContainText('Moment 4')
    await expect(page.getByTestId('table')).toHaveAttribute('data-entries', '4')
    expect(await axeFaults(page)).toEqual([])
  })

test('axe finds nothing in the lobby, the waiting room, at the online table and in its windows', async ({
  browser,
}) => {
  const pages = await meet(browser, { choose: (form) => form.getByRole('radio', { name: 'live' }).check() })
  const [ada, bram] = pages
  await ada.getByText('Fair dice').click()
  expect(await axeFaults(ada)).toEqual([])
  await begin(pages)
  await playTogether(pages, 4)
  expect(await axeFaults(ada)).toEqual([])
  await bram.getByRole('button', { name: 'Menu' }).click()
  await bram.getByRole('button', { name: 'Ask the others to go back' }).first().click()
  expect(await axeFaults(bram)).toEqual([])
  await bram.getByRole('button', { name: 'Before this' }).first().click()
  await expect(ada.getByRole('button', { name: 'Agree', exact: true })).toBeVisible()
  await ada.getByRole('button', { name: 'Menu' }).click()
  expect(await axeFaults(ada)).toEqual([])
  await ada.goto('/online')
  await expect(ada.locator('.continue-item')).toHaveCount(1)
  expect(await axeFaults(ada)).toEqual([])
})
