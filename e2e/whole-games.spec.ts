import { expect, test } from '@playwright/test'
import { playToTheEnd } from './answer.ts'
import { GAMES } from './games.ts'
import { startGame } from './start-game.ts'

const LANGUAGE = {
  'thiefs-fortune': 'en',
  'terres-de-destinees': 'fr',
  'donjon-quetes-trahisons': 'en',
  prophecy: 'fr',
} as const

for (const game of GAMES)
  test(`a whole game of ${game} against computer players, from the set-up to the end screen`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await startGame(page, game, LANGUAGE[game])
    await playToTheEnd(page)
    await expect(page.locator('.end-breakdown tbody').first()).toBeVisible()
    await expect(page.locator('.chart')).toBeVisible()
    expect(faults).toEqual([])
  })
