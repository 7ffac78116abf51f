import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, type Page, test } from '@playwright/test'
import { openApp } from '../open-app.ts'
import { FOLDER, isChosen } from './choice.ts'
import { fillDevice, untilThere } from './open-state.ts'
import { PAGE_STATES, type PageState } from './page-list.ts'

/** How much slower than this machine the browser runs, and the line it has: 1.6 Mbit/s with 150 ms. */
const SLOWED = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Times {
  /** When the largest part in sight was painted, in ms. */
  readonly paint: number
  /** How far things jumped without being asked to. */
  readonly shift: number
  /** Bytes of script that came over the line. */
  readonly script: number
}

/** Notes the times of the page from its first moment on. Runs inside the page. */
function watch(): void {
  const times = { paint: 0, shift: 0 }
  Object.assign(window, { pageTimes: times })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.paint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) times.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs inside the page: what was noted, and how much script has come. */
function readTimes(): Times {
  const { paint, shift } = (window as Window & { pageTimes?: { paint: number; shift: number } }).pageTimes ?? {
    paint: 0,
    shift: 0,
  }
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  return { paint, shift, script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
}

/** The times of a page that is there: its largest part too, and nothing is on its way any more. */
async function timesOf(page: Page, state: PageState): Promise<Times> {
  await untilThere(page, state)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => (window as Window & { pageTimes?: { paint: number } }).pageTimes?.paint)
  return page.evaluate(readTimes)
}

async function slowDown(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', LINE)
  return browser
}

test.describe.configure({ mode: 'serial' })
for (const state of PAGE_STATES.filter(({ name, prepare }) => !prepare && isChosen('PAGE', name)))
  test(`${state.name} on a slow phone`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await page.addInitScript(watch)
    await slowDown(page)
    if (state.used) await fillDevice(page)
    await openApp(page, state.path, { language: 'fr' })
    const cold = await timesOf(page, state)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    const warm = await timesOf(page, state)
    mkdirSync(join(FOLDER, state.name), { recursive: true })
    const figures = { page: state.name, cold: cold.paint, warm: warm.paint, shift: Math.max(cold.shift, warm.shift) }
    writeFileSync(join(FOLDER, state.name, 'speed.json'), JSON.stringify({ ...figures, script: cold.script }))
    await context.close()
  })
