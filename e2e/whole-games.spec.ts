import { expect, test } from '@playwright/test'
import { playToTheEnd } from './answer.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'

const LANGUAGE = {
  'thiefs-fortune': 'en',
  'terres-de-destinees': 'fr',
  'donjon-quetes-trahisons': 'en',
  prophecy: 'fr',
} as const

for (const game of GAMES)
  test(`a whole game of ${game} against computer players, from home to the end screen`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await openApp(page, '/', { language: LANGUAGE[game] })
    await page.locator(`.game-card[data-game=${game}] .strong`).click()
    await expect(page.getByTestId('ask-bar')).toBeVisible()
    await playToTheEnd(page)
    await expect(page.locator('.end-ranking li').first()).toBeVisible()
    await expect(page.locator('.chart')).toBeVisible()
    expect(faults).toEqual([])
  })
