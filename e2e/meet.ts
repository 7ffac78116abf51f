import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { answerOnce } from './answer.ts'
import type { GameId } from './games.ts'
import { openApp } from './open-app.ts'

/** Comes to an online page as somebody new. */
export async function enter(context: BrowserContext, path: string, name: string): Promise<Page> {
  const page = await context.newPage()
  await openApp(page, path)
  await page.getByLabel('What shall the others call you?').fill(name)
  await page.getByRole('button', { name: 'Enter' }).click()
  return page
}

interface Meeting {
  readonly origin?: string
  readonly game?: GameId
  /** What else is chosen before the table is opened. */
  readonly choose?: (form: Page) => Promise<void>
}

/** Opens a table in one browser and joins it by its link in another; returns both pages in the waiting room. */
export async function meet(
  browser: Browser,
  { origin = '', game = 'terres-de-destinees', choose }: Meeting = {},
): Promise<[Page, Page]> {
  const ada = await enter(await browser.newContext(), `${origin}/online`, 'Ada')
  await ada.locator('.create-table select').first().selectOption(game)
  await choose?.(ada)
  await ada.getByRole('button', { name: 'Open a table' }).click()
  const link = new URL(await ada.getByLabel('Invite by link').inputValue())
  const bram = await enter(await browser.newContext(), `${origin}${link.pathname}${link.search}`, 'Bram')
  await bram.getByRole('button', { name: 'Sit down' }).click()
  await expect(ada.locator('.waiting-seats')).toContainText('Bram')
  return [ada, bram]
}

/** The host begins; both see the table. */
export async function begin(pages: readonly [Page, Page]): Promise<void> {
  await pages[0].getByRole('button', { name: 'Begin', exact: true }).click()
  for (const page of pages) await expect(page.getByTestId('ask-bar')).toBeVisible()
}

/** Chooses an entry of the menu that is there only after some time: the menu is looked at anew until it is. */
export async function chooseOnceOffered(page: Page, entry: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible()
    if (await entry.isVisible()) return
    await page.keyboard.press('Escape')
    throw new Error('It is not offered yet')
  }).toPass()
  await entry.click()
}

/** How often one looks again before a match counts as stuck. */
const PATIENCE = 3000

/** Whoever is asked answers, until so many answers were given or the game is over. */
export async function playTogether(pages: readonly Page[], most = Number.POSITIVE_INFINITY): Promise<void> {
  let answers = 0
  let waited = 0
  while (answers < most) {
    const done = await Promise.all(pages.map((page) => answerOnce(page, answers)))
    if (done.includes('over')) return
    const given = done.filter((what) => what === 'answered').length
    answers += given
    waited = given > 0 ? 0 : waited + 1
    if (waited > PATIENCE) throw new Error('Nobody is asked and the match is not over')
    if (given === 0) await pages[0]?.waitForTimeout(15)
  }
}
