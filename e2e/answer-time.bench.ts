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
/** Cards and parts of the board travel, as for most people. */
const PACE = 'quick'

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
    if (spot === 'over') await startGame(page, game, 'en', PACE)
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

/** What a press, the longest task and all shifts together may be. */
const LIMITS = { p95: 100, longestTask: 150, shift: 0.1 } as const
/** `p95` before the tables were built anew, where the table and the screen are known. */
const BEFORE: Readonly<Record<string, number>> = { 'thiefs-fortune desktop': 520, 'thiefs-fortune phone': 224 }
/** What else was measured then, without a note of the table or the screen. */
const BEFORE_ANYWHERE =
  'Before: Prophecy 248 ms; longest tasks 650 to 904 ms; a shift of 4.37 in one game of 135 decisions.'

const COLUMNS = ['table', 'n', 'p50', 'p95', 'worst', 'task', 'shift', 'unasked', 'p95 before'] as const
const WIDTHS = [34, 5, 8, 10, 8, 10, 8, 9, 12] as const
const row = (cells: readonly string[]): string =>
  cells.map((cell, n) => (n === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[n] ?? 0))).join('')

const mark = (name: keyof typeof LIMITS, value: number): string =>
  `${name === 'shift' ? value.toFixed(2) : Math.round(value)}${value > LIMITS[name] ? ' ✗' : '  '}`
function line(name: string, times: Times): string {
  const { presses, p50, p95, worst, longestTask, shift, shiftUnasked } = times
  const figures = [mark('p95', p95), String(Math.round(worst)), mark('longestTask', longestTask), mark('shift', shift)]
  const before = String(BEFORE[name] ?? '–')
  return row([name, String(presses), String(Math.round(p50)), ...figures, shiftUnasked.toFixed(2), before])
}

test.beforeAll(() => {
  console.log(`\n${BEFORE_ANYWHERE}\n${row(COLUMNS)}`)
})
for (const game of GAMES)
  for (const [size, viewport] of Object.entries(SIZES))
    test(`${game} ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await watchTimes(page)
      await startGame(page, game, 'en', PACE)
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
      await play(page, game)
      const times = await readTimes(page)
      console.log(line(`${game} ${size}`, times))
      const missed = Object.entries(LIMITS).filter(([name, limit]) => times[name as keyof typeof LIMITS] > limit)
      expect(missed.map(([name]) => name)).toEqual([])
    })
