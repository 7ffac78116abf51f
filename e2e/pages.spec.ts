import { expect, test } from '@playwright/test'
import { openApp } from './open-app.ts'
import { openState } from './pages/open-state.ts'
import { missesOf, takeFigures } from './pages/page-figures.ts'
import { PAGE_STATES } from './pages/page-list.ts'

// The short form of `npm run pages`: one state of each page in the longer language, on a phone and on a screen.
const SHOWN = ['home', 'game-prophecy', 'lobby', 'waiting', 'cards-none', 'mine', 'settings', 'rules-found']

for (const [width, height, theme] of [
  [390, 844, 'light'],
  [1366, 768, 'dark'],
] as const)
  test(`the pages fit ${width}×${height}, can be read and say nothing wrong`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openApp(page, '/', { language: 'fr', theme })
    const misses: string[] = []
    page.on('pageerror', ({ message }) => misses.push(message))
    for (const state of PAGE_STATES.filter(({ name }) => SHOWN.includes(name))) {
      await openState(page, state)
      misses.push(...missesOf(await takeFigures(page)).map((miss) => `${state.name}: ${miss}`))
    }
    expect(misses).toEqual([])
  })
