import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { startGame } from './start-game.ts'

declare global {
  interface Window {
    /** All flights of cards so far: how many milliseconds each takes, and whether the card turns over. */
    flights: { readonly time: number; readonly turns: boolean }[]
  }
}

/** Notes every flight of a card. */
async function noteFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.flights = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      if (this.matches('[data-piece]') && typeof options === 'object')
        window.flights.push({ time: Number(options.duration), turns: JSON.stringify(frames).includes('rotate') })
      return animate.call(this, frames, options)
    }
  })
}
const flightsOf = (page: Page): Promise<Window['flights']> => page.evaluate(() => window.flights)

test('cards travel to where they lie now, as long as the pace says', async ({ page }) => {
  await noteFlights(page)
  await startGame(page, 'thiefs-fortune', 'en', 'quick')
  await playOn(page, 6)
  const turning = async () => (await flightsOf(page)).filter(({ turns }) => turns)
  await expect.poll(async () => (await turning()).length).toBeGreaterThan(0)
  const flights = await flightsOf(page)
  // A card that is dealt turns over half way, which takes longer.
  expect(new Set(flights.map(({ time, turns }) => `${turns ? 'turns' : 'moves'} ${time}`))).toEqual(
    new Set(['moves 180', 'turns 220']),
  )
  await expect(page.locator('.turning-back')).toHaveCount(0)
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
