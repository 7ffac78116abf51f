import { expect, type Page } from '@playwright/test'
import type { GameId } from './games.ts'
import { openApp } from './open-app.ts'

/** Sets a table of two with the quickest computer player and sits down. */
export async function startGame(page: Page, game: GameId, language: 'en' | 'fr' = 'en'): Promise<void> {
  await openApp(page, `/game/${game}`, { language })
  const form = page.locator('.setup-form')
  await form.locator('.field select').first().selectOption('2')
  await form.locator('.setup-seat select').nth(1).selectOption('random')
  await form.locator('button[type=submit]').click()
  await expect(page.getByTestId('ask-bar')).toBeVisible()
}
