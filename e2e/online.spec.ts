import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { openApp } from './open-app.ts'
import { startServer, stopServer } from './own-server.ts'

async function enter(context: BrowserContext, path: string, name: string): Promise<Page> {
  const page = await context.newPage()
  await openApp(page, path)
  await page.getByLabel('What shall the others call you?').fill(name)
  await page.getByRole('button', { name: 'Enter' }).click()
  return page
}

/** The one of the two who is asked now. */
async function asked(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const page of pages) if ((await page.locator('.ask-mine').count()) > 0) found = page
      return found !== undefined
    })
    .toBe(true)
  return found as Page
}

/** Opens a table in one browser, joins it by its link in another, begins; returns both pages. */
async function meet(browser: Browser, origin = ''): Promise<[Page, Page]> {
  const ada = await enter(await browser.newContext(), `${origin}/online`, 'Ada')
  await ada.getByLabel('The games').selectOption('terres-de-destinees')
  await ada.getByRole('button', { name: 'Open a table' }).click()
  const link = new URL(await ada.getByLabel('Invite by link').inputValue())
  const bram = await enter(await browser.newContext(), `${origin}${link.pathname}${link.search}`, 'Bram')
  await bram.getByRole('button', { name: 'Sit down' }).click()
  await expect(ada.getByText('Bram')).toBeVisible()
  return [ada, bram]
}

test('two browsers at one table: chat, play, and a reload in the middle', async ({ browser }) => {
  const [ada, bram] = await meet(browser)
  await ada.getByLabel('Message').fill('Good evening')
  await ada.getByRole('button', { name: 'Send' }).click()
  await expect(bram.getByText('Good evening')).toBeVisible()
  await ada.getByRole('button', { name: 'Begin' }).click()
  for (let turns = 0; turns < 10; turns++) await playOn(await asked([ada, bram]), 1)
  const before = await bram.locator('.log-line').count()
  await bram.reload()
  await expect.poll(() => bram.locator('.log-line').count()).toBeGreaterThanOrEqual(before)
  for (let turns = 0; turns < 4; turns++) await playOn(await asked([ada, bram]), 1)
})

test('a match goes on after the server was stopped and started again', async ({ browser }, testInfo) => {
  const port = String(4400 + testInfo.parallelIndex)
  const origin = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'sablier-restart-'))
  let server = await startServer(port, folder)
  try {
    const [ada, bram] = await meet(browser, origin)
    await ada.getByRole('button', { name: 'Begin' }).click()
    for (let turns = 0; turns < 4; turns++) await playOn(await asked([ada, bram]), 1)
    await stopServer(server)
    await expect(ada.getByText('Connection lost')).toBeVisible()
    server = await startServer(port, folder)
    await expect(ada.getByText('Connection lost')).toBeHidden({ timeout: 30_000 })
    for (let turns = 0; turns < 4; turns++) await playOn(await asked([ada, bram]), 1)
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
})
