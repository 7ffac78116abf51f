import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { startServer, stopServer } from './own-server.ts'

const TOKEN = 'the token of the operator who looks'

/** Somebody who has opened a table and said something there. */
async function tableOf(url: string, name: string): Promise<{ table: string; invite: string }> {
  const post = async (path: string, cookie: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    return fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const session = await post('session', '', { name, language: 'en' })
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }]
  const plan = { game: 'prophecy', options: {}, seats, visibility: 'invited', clock: { kind: 'none' }, start: true }
  const opened = (await (await post('tables', cookie, plan)).json()) as { table: string; invite: string }
  await post(`tables/${opened.table}/acts`, cookie, { type: 'chat', text: 'between us', clientId: 'operator-spec-1' })
  return opened
}
const reachesBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('the operator sees what goes on and closes a table, and sees neither invitation nor talk; on a phone and in French too', async ({
  browser,
}, testInfo) => {
  const port = String(Number(process.env['E2E_PORT'] ?? 4310) + 98 + testInfo.parallelIndex)
  const folder = mkdtempSync(join(tmpdir(), 'sablier-operator-'))
  const server = await startServer(port, folder, { OPERATOR_TOKEN: TOKEN })
  const url = `http://127.0.0.1:${port}`
  try {
    const { table, invite } = await tableOf(url, 'Ada')
    await fetch(`${url}/api/tables/nowhere-at-all`)
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme })
      const page = await context.newPage()
      const heard: string[] = []
      // What is still on its way when the page closes was asked for before.
      page.on(
        'response',
        (response) =>
          void response.text().then(
            (text) => heard.push(text),
            () => {},
          ),
      )
      await page.goto(`${url}/operator`)
      await page.getByLabel('Token').fill('a token that is wrong')
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(page.getByRole('status')).toHaveText('The token is missing or wrong.')
      await page.getByLabel('Token').fill(TOKEN)
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(page.getByRole('row', { name: table })).toContainText('Ada')
      await expect(page.getByRole('row', { name: 'unknown-table' }).first()).toContainText('127.0.0.1')
      expect(await reachesBeyond(page)).toBeLessThanOrEqual(0)
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Français' }).click()
      await expect(page.getByRole('heading', { name: 'Refus récents' })).toBeVisible()
      expect(await reachesBeyond(page)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'English' }).click()
      for (const secret of [invite, 'between us', '"hand"', '"secret"']) expect(heard.join()).not.toContain(secret)
      await context.close()
    }
    const page = await browser.newPage()
    await page.goto(`${url}/operator`)
    await page.getByLabel('Token').fill(TOKEN)
    await page.getByRole('button', { name: 'Enter' }).click()
    await page.getByRole('button', { name: `Close: ${table}` }).click()
    await page.getByLabel('Reason').fill('maintenance')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: `Archive: ${table}` })).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('row', { name: table })).toBeHidden()
    await page.close()
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
})
