import { expect, type Page, test } from '@playwright/test'
import { GAMES, type GameId } from './games.ts'
import { startGame } from './start-game.ts'
import { readTimes, type Times, watchTimes } from './watch-times.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
/** How much slower than this machine the browser runs. */
const SLOWED = 4
/** Presses that are measured; a game that ends earlier is begun anew. */
const PRESSES = Number(process.env['BENCH_PRESSES'] ?? 120)
const PATIENCE_MS = 20_000

/** Where to press next: in the middle of a button or of something on the table that answers. */
async function nextPress(page: Page, n: number): Promise<{ x: number; y: number } | 'over' | 'waits'> {
  return page.evaluate((n) => {
    if (document.querySelector('[data-testid=end-screen]')) return 'over'
    if (!document.querySelector('.ask-mine')) return 'waits'
    const seen = (query: string) =>
      [...document.querySelectorAll<HTMLElement>(query)].filter((one) => one.getBoundingClientRect().width > 0)
    const shares = seen('.table-screen [data-more]:not(:disabled)')
    const confirm = seen('.table-screen [data-confirm]:not(:disabled)')
    const free = seen('.table-screen [data-option]:not([aria-pressed=true]):not(:disabled)')
    const targets = shares.length > 0 ? shares : confirm.length > 0 ? confirm : free
    const target = targets[(n * 7 + 3) % targets.length]
    if (!target) return 'waits'
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, n)
}

async function play(page: Page, game: GameId): Promise<void> {
  let waited = 0
  for (let n = 0; n < PRESSES; ) {
    const spot = await nextPress(page, n)
    if (spot === 'over') await startGame(page, game)
    else if (spot === 'waits') {
      await page.waitForTimeout(20)
      waited += 20
      expect(waited, 'somebody is asked').toBeLessThan(PATIENCE_MS)
    } else {
      waited = 0
      n++
      await page.mouse.click(spot.x, spot.y)
      // The next press comes after what this one did is on the screen, as a person's would.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))))
    }
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
function line(name: string, { presses, p50, p95, worst, longestTask, shift, shiftUnasked }: Times): string {
  return `${name.padEnd(34)} ${String(presses).padStart(4)} ${[p50, p95, worst, longestTask].map((ms) => `${Math.round(ms)} ms`.padStart(9)).join('')} ${String(round(shift)).padStart(8)} ${String(round(shiftUnasked)).padStart(8)}`
}

test.beforeAll(() => {
  console.log(
    `\n${'table'.padEnd(34)} ${'n'.padStart(4)}${['p50', 'p95', 'worst', 'task'].map((name) => name.padStart(9)).join('')} ${'shift'.padStart(8)} ${'unasked'.padStart(8)}`,
  )
})
for (const game of GAMES)
  for (const [size, viewport] of Object.entries(SIZES))
    test(`${game} ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await watchTimes(page)
      await startGame(page, game)
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
      await play(page, game)
      console.log(line(`${game} ${size}`, await readTimes(page)))
    })
