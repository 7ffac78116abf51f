import { expect, type Page } from '@playwright/test'
import type { GameId } from './games.ts'
import { openApp, type Wishes } from './open-app.ts'

/** The same game every time a test plays it. */
const DICE = 1
/** Prophecy among players who do anything may go on for a thousand answers: a computer player who wants to win ends it. */
const OPPONENT: Readonly<Record<GameId, string>> = {
  'thiefs-fortune': 'random',
  'terres-de-destinees': 'random',
  'donjon-quetes-trahisons': 'random',
  prophecy: 'novice',
}

/** Sets a table of two with a quick computer player and sits down. */
export async function startGame(
  page: Page,
  game: GameId,
  language: 'en' | 'fr' = 'en',
  pace: NonNullable<Wishes['pace']> = 'none',
): Promise<void> {
  await openApp(page, `/game/${game}`, { language, pace, dice: DICE })
  const form = page.locator('.setup-form')
  while ((await form.locator('[data-setup-seat]').count()) > 2) await form.locator('.seat-remove').last().click()
  await form.locator('[data-setup-seat="1"] .seat-card').click()
  await form.locator(`.cast [data-level=${OPPONENT[game]}]`).click()
  await form.locator('button[type=submit]').click()
  await expect(page.getByTestId('ask-bar')).toBeVisible()
}
