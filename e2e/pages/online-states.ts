import { expect, type Page } from '@playwright/test'

/** What the page that is open asks the server for, as whoever looks at it. */
const ask = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ({ path, body }) => {
      const reply = await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return reply.json()
    },
    { path, body },
  )

const me = { kind: 'me' }
const open = { kind: 'open' }
const bot = { kind: 'bot', level: 'master' }

interface Opened {
  readonly table: string
  readonly invite: string
}

const nameOneself = (page: Page, name: string) => ask(page, '/session', { name, language: 'en' })
const openTable = (page: Page, game: string, seats: readonly object[], clock: object): Promise<Opened> =>
  ask(page, '/tables', { game, options: {}, seats, visibility: 'public', clock, hints: true })

/** Forgets who one is for the server, and opens a page as somebody else. */
async function leaveAs(page: Page, path: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(path)
}

async function openSome(page: Page): Promise<void> {
  await nameOneself(page, 'Bram')
  await openTable(page, 'prophecy', [me, open, open], { kind: 'live', minutes: 30, increment: 10 })
  await openTable(page, 'terres-de-destinees', [me, bot, open, open], { kind: 'days', days: 2 })
}

/** The lobby with tables of other people. */
export async function lookAtLobby(page: Page): Promise<void> {
  await openSome(page)
  await page.context().clearCookies()
  await nameOneself(page, 'Ada')
  await page.goto('/online')
}

/** The waiting room of a table of one's own. */
export async function lookAtRoom(page: Page): Promise<void> {
  await nameOneself(page, 'Ada')
  const { table } = await openTable(page, 'donjon-quetes-trahisons', [me, bot, open, open, open], { kind: 'none' })
  await page.goto(`/table/${table}`)
  await expect(page.locator('.waiting-table')).toBeVisible()
}

/** An invitation, opened by somebody without a name. */
export async function visitRoom(page: Page): Promise<void> {
  await nameOneself(page, 'Ada')
  const { table, invite } = await openTable(page, 'donjon-quetes-trahisons', [me, bot, open], { kind: 'none' })
  await leaveAs(page, `/table/${table}?invite=${invite}`)
}
