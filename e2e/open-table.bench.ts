import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { readMoments } from './moments/kept-moments.ts'
import { savedMoment } from './moments/saved-moment.ts'
import { openApp } from './open-app.ts'
import { showStored, storeSaved } from './tables/open-moment.ts'

/** How much slower than this machine the browser runs. */
const SLOWED = 4
/** No frame may take longer, in milliseconds. */
const LIMIT = 50

/** Notes how long each frame takes from now on. Runs inside the page. */
function watchFrames(): void {
  const frames: number[] = []
  Object.assign(window, { frameTimes: frames })
  let last = performance.now()
  const next = (now: number) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Waits for every picture, then says how many there are and how long the frames took. Runs inside the page. */
async function readFrames(): Promise<{ pictures: number; frames: number[] }> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-testid=table] img.picture')]
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await new Promise((done) => requestAnimationFrame(done))
  return { pictures: pictures.length, frames: (window as Window & { frameTimes?: number[] }).frameTimes ?? [] }
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
for (const game of GAMES)
  test(`opening the fullest table of ${game} on a phone`, async ({ page }) => {
    const fullest = readMoments().filter((moment) => moment.game === game && 'table' in moment.fullest)
    const moment = fullest.sort((a, b) => (b.fullest['table'] ?? 0) - (a.fullest['table'] ?? 0))[0]
    if (!moment) throw new Error(`There is no full table of ${game}`)
    await openApp(page, `/game/${game}`)
    await expect(page.locator('.setup-form')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const saved = await savedMoment(moment)
    // Handing the game over to the page is the benchmark's own work: nobody who opens a table waits for it.
    await storeSaved(page, saved)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.evaluate(watchFrames)
    await showStored(page, saved)
    const { pictures, frames } = await page.evaluate(readFrames)
    const longest = Math.max(...frames)
    console.log(
      `${game} ${moment.name}: ${pictures} pictures, ${frames.length} frames, ${frames.filter((ms) => ms > LIMIT).length} over ${LIMIT} ms, the longest ${Math.round(longest)} ms`,
    )
    expect(longest).toBeLessThanOrEqual(LIMIT)
  })
