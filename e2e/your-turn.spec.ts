import { expect, type Page, test } from '@playwright/test'
import { answerOnce } from './answer.ts'
import { begin, meet } from './meet.ts'

/** What the browser was asked to show, noted instead of shown. */
declare global {
  interface Window {
    shown: { title: string; body: string | undefined }[]
    badge: number
    looksAway: boolean
  }
}

/** Puts a notebook in place of notifications, badge and the hidden page, which a test browser does not have. */
async function noteSigns(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { shown: [], badge: 0, looksAway: false })
    class Noted {
      static readonly permission = 'granted'
      onclick: (() => void) | null = null
      constructor(title: string, options?: NotificationOptions) {
        window.shown.push({ title, body: options?.body })
      }
    }
    Object.assign(window, { Notification: Noted })
    const badge = (count: number) => {
      window.badge = count
      return Promise.resolve()
    }
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) })
    Object.defineProperty(document, 'hidden', { get: () => window.looksAway })
  })
}
const lookAway = (page: Page, away: boolean) =>
  page.evaluate((is) => {
    window.looksAway = is
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

const isAsked = async (page: Page) => (await page.locator('.ask-mine').count()) > 0
const isAskedAlone = async (page: Page, other: Page) => (await isAsked(page)) && !(await isAsked(other))

/** One answers whatever they are asked until something holds. */
async function playUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await holds()); turn++)
    if ((await answerOnce(page, turn)) !== 'answered') await page.waitForTimeout(15)
}

test('when it becomes one’s turn the title and the badge say so, and who looks elsewhere is told once', async ({
  browser,
}) => {
  // Whatever they answer, nobody is out of this game soon.
  const pages = await meet(browser, { game: 'prophecy' })
  const [ada, bram] = pages
  for (const page of pages) await noteSigns(page)
  await begin(pages)
  await playUntil(bram, () => isAskedAlone(ada, bram))
  await lookAway(bram, true)
  await playUntil(ada, () => isAskedAlone(bram, ada))
  await expect(bram).toHaveTitle(/^● Your turn · /)
  expect(await bram.evaluate(() => window.badge)).toBe(1)
  expect(await bram.evaluate(() => window.shown)).toEqual([
    { title: 'Your turn', body: expect.stringContaining('your decision is awaited') },
  ])
  await lookAway(bram, false)
  await playUntil(bram, () => isAskedAlone(ada, bram))
  await expect(bram).not.toHaveTitle(/Your turn/)
  expect(await bram.evaluate(() => window.badge)).toBe(0)
  expect(await bram.evaluate(() => window.shown)).toHaveLength(1)
})
