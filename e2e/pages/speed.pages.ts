import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, type Page, test } from '@playwright/test'
import { openApp } from '../open-app.ts'
import { FOLDER, isChosen } from './choice.ts'
import { fillDevice, untilThere } from './open-state.ts'
import { PAGE_STATES, type PageState } from './page-list.ts'
import { type PageTimes, readTimes, watchTimes } from './page-times.ts'

/** How much slower than this machine the browser runs, and the line it has: 1.6 Mbit/s with 150 ms. */
const SLOWED = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** The times of a page that is there: its largest part too, and nothing is on its way any more. */
async function timesOf(page: Page, state: PageState): Promise<PageTimes> {
  await untilThere(page, state)
  await page.waitForLoadState('networkidle')
  return readTimes(page)
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
    await watchTimes(page)
    await slowDown(page)
    if (state.used) await fillDevice(page)
    await openApp(page, state.path, { language: 'fr' })
    const cold = await timesOf(page, state)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    const warm = await timesOf(page, state)
    mkdirSync(join(FOLDER, state.name), { recursive: true })
    const shift = Math.max(cold.shift, warm.shift)
    const where = [`cold: ${cold.largest}`, `warm: ${warm.largest}`, ...cold.moved, ...warm.moved]
    const figures = { page: state.name, cold: cold.paint, warm: warm.paint, shift, script: cold.script, where }
    writeFileSync(join(FOLDER, state.name, 'speed.json'), JSON.stringify(figures))
    await context.close()
  })
