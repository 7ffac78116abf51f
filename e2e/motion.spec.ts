import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { startGame } from './start-game.ts'

declare global {
  interface Window {
    /** The durations of all flights of cards so far, in milliseconds. */
    flights: number[]
  }
}

/** Notes every flight of a card. */
async function noteFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.flights = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      if (this.matches('[data-piece]') && typeof options === 'object') window.flights.push(Number(options.duration))
      return animate.call(this, frames, options)
    }
  })
}
const flightsOf = (page: Page): Promise<number[]> => page.evaluate(() => window.flights)

test('cards travel to where they lie now, as long as the pace says', async ({ page }) => {
  await noteFlights(page)
  await startGame(page, 'thiefs-fortune', 'en', 'quick')
  await playOn(page, 6)
  await expect.poll(async () => (await flightsOf(page)).length).toBeGreaterThan(0)
  expect(new Set(await flightsOf(page))).toEqual(new Set([180]))
})

test('nothing travels without a pace', async ({ page }) => {
  await noteFlights(page)
  await startGame(page, 'thiefs-fortune')
  await playOn(page, 6)
  expect(await flightsOf(page)).toEqual([])
})

test('nothing travels where the device wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteFlights(page)
  await startGame(page, 'thiefs-fortune', 'en', 'quick')
  await playOn(page, 6)
  expect(await flightsOf(page)).toEqual([])
})
