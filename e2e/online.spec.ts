import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { answerFirst, answerOnce } from './answer.ts'
import { begin, chooseOnceOffered, enter, meet, playTogether } from './meet.ts'
import { openApp } from './open-app.ts'
import { startServer, stopServer } from './own-server.ts'

test('a whole match of two browsers, with a reload and a restart of the server in the middle, and a rematch', async ({
  browser,
}, testInfo) => {
  const port = String(Number(process.env['E2E_PORT'] ?? 4310) + 90 + testInfo.parallelIndex)
  const folder = mkdtempSync(join(tmpdir(), 'sablier-restart-'))
  let server = await startServer(port, folder)
  try {
    const pages = await meet(browser, { origin: `http://127.0.0.1:${port}` })
    const [ada, bram] = pages
    await ada.getByLabel('Message').fill('Good evening')
    await ada.getByRole('button', { name: 'Send' }).click()
    await expect(bram.getByText('Good evening')).toBeVisible()
    await begin(pages)
    await playTogether(pages, 6)
    const before = await bram.locator('.log-line').count()
    await bram.reload()
    await expect.poll(() => bram.locator('.log-line').count()).toBeGreaterThanOrEqual(before)
    await playTogether(pages, 4)
    await stopServer(server)
    await expect(ada.getByText('Connection lost')).toBeVisible()
    server = await startServer(port, folder)
    await expect(ada.getByText('Connection lost')).toBeHidden()
    await expect(bram.getByText('Connection lost')).toBeHidden()
    await playTogether(pages)
    for (const page of pages) {
      await expect(page.getByTestId('end-screen')).toBeVisible()
      await expect(page.locator('.chart')).toBeVisible()
      await expect(page.getByTestId('end-screen')).toContainText('whose fingerprint this browser saw before the game')
    }
    await seesReplay(browser, ada)
    // A server that had other dice than the ones it showed is found out.
    await bram.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('sablier.dice.')) localStorage.setItem(key, 'f00')
    })
    await bram.reload()
    await expect(bram.getByRole('alert')).toContainText('not the dice whose fingerprint')
    await ada.getByRole('button', { name: 'Rematch' }).click()
    // Nobody is seated unasked: the seat is kept for Bram.
    await expect(ada.locator('.waiting-seats')).toContainText('Bram (invited)')
    await expect(ada.locator('.waiting-state')).toHaveText('Waiting for Bram.')
    await bram.getByRole('link', { name: 'To the rematch' }).click()
    await expect(bram.locator('.waiting-seats')).toContainText('Ada')
    await bram.getByRole('button', { name: 'Take my seat' }).click()
    await expect(ada.locator('.waiting-state')).toHaveText('Everybody is here.')
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Somebody who has never been here opens the link that is shared after a game at a table by invitation. */
async function seesReplay(browser: Browser, player: Page): Promise<void> {
  await player.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await player.getByRole('button', { name: 'Share the replay' }).click()
  await expect(player.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await player.evaluate(() => navigator.clipboard.readText())
  const stranger = await (await browser.newContext()).newPage()
  await openApp(stranger, link)
  await expect(stranger.locator('.verified')).toContainText('Verified')
  await expect(stranger.getByRole('note')).toContainText('did not see the fingerprint')
  await stranger.getByRole('button', { name: 'Step', exact: true }).click()
  await expect(stranger.locator('output')).toContainText('Moment 1 of')
  await stranger.reload()
  await expect(stranger.locator('output')).toContainText('Moment 1 of')
}

test('half-made choices stay while others answer, while looking back, and after a reload', async ({ browser }) => {
  const pages = await meet(browser, { game: 'thiefs-fortune' })
  const [ada, bram] = pages
  await begin(pages)
  const question = async (page: Page) => (await page.getByTestId('ask-bar').getAttribute('data-ask')) ?? ''
  const picksSeveral = async (page: Page) => (await question(page)).endsWith('pick-some')
  while (!(await picksSeveral(ada)) || !(await picksSeveral(bram)))
    for (const page of pages) if (!(await picksSeveral(page))) await answerOnce(page, 0)

  const card = ada.locator('.table-screen:has(.ask-mine) [data-option]').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  const before = await question(ada)
  while (await picksSeveral(bram)) await answerOnce(bram, 0)
  await expect.poll(() => question(ada)).not.toBe(before)
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await ada.getByRole('button', { name: 'Hourglass', exact: true }).first().click()
  await expect(card).toBeHidden()
  await ada.getByRole('button', { name: 'Back to now' }).click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await ada.reload()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  while (await picksSeveral(ada)) await answerOnce(ada, 0)
  await expect
    .poll(() => ada.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sablier.draft.'))))
    .toEqual([])
})

test('a person who has answered is not asked again when another answer arrives first', async ({ browser }) => {
  let arrive = () => {}
  const pages = await meet(browser, {
    game: 'donjon-quetes-trahisons',
    choose: (form) =>
      form.routeWebSocket('**/socket?*', (line) => {
        const server = line.connectToServer()
        line.onMessage((text) => {
          if (JSON.parse(String(text)).type === 'answer') arrive = () => server.send(text)
          else server.send(text)
        })
      }),
  })
  const [ada, bram] = pages
  await begin(pages)
  for (const page of pages) await answerFirst(page)
  await expect(ada.getByTestId('table')).toHaveAttribute('data-entries', '1')
  await expect(ada.locator('.ask-mine')).toHaveCount(0)
  arrive()
  await expect(ada.getByTestId('table')).toHaveAttribute('data-entries', '2')
  await expect(bram.getByTestId('table')).toHaveAttribute('data-entries', '2')
  await expect(ada.getByRole('alert')).toHaveCount(0)
})

test('going back by consent; nobody takes the seat of who is there, and who was away takes it back', async ({
  browser,
}, testInfo) => {
  const port = String(Number(process.env['E2E_PORT'] ?? 4310) + 94 + testInfo.parallelIndex)
  const folder = mkdtempSync(join(tmpdir(), 'sablier-absent-'))
  const server = await startServer(port, folder, { ABSENCE_GRACE_SECONDS: '1', VOTING_SECONDS: '1' })
  try {
    const pages = await meet(browser, {
      origin: `http://127.0.0.1:${port}`,
      choose: async (form) => {
        await form.getByRole('radio', { name: 'live' }).check()
        await form.getByLabel('Minutes per player').selectOption('5')
      },
    })
    const [ada, bram] = pages
    await expect(bram.getByText('5 min each')).toBeVisible()
    await begin(pages)
    await expect(ada.getByRole('timer').first()).toBeVisible()
    await playTogether(pages, 6)

    const momentOf = async () => Number(await bram.getByTestId('table').getAttribute('data-entries'))
    await bram.getByRole('button', { name: 'Menu' }).click()
    await bram.getByRole('button', { name: 'Ask the others to go back' }).first().click()
    await bram.getByRole('button', { name: 'Before this (2)' }).click()
    await expect(ada).toHaveTitle(/^● Vote/)
    await ada.getByRole('button', { name: 'Agree', exact: true }).click()
    // The first two answers were given to one shared question: it is put again as a whole.
    await expect.poll(momentOf).toBe(0)

    // As long as Ada is there nobody is offered her seat.
    const wish = bram.getByRole('button', { name: 'Let a computer player answer for Ada' })
    await bram.getByRole('button', { name: 'Menu' }).click()
    await expect(wish).toHaveCount(0)
    await bram.keyboard.press('Escape')

    const address = ada.url()
    await ada.goto(new URL('/online', address).href)
    await expect(ada.getByRole('link', { name: /Terres|Lands/ }).first()).toBeVisible()
    await chooseOnceOffered(bram, wish)
    await bram.getByRole('button', { name: 'Confirm' }).click()
    await expect(bram.locator('.chat-notice').getByText('a computer player answers for them')).toBeVisible()
    const seen = await momentOf()
    for (let i = 0; i < 40 && (await momentOf()) < seen + 6; i++) await playTogether([bram], 1)
    await ada.goto(address)
    await ada.getByRole('button', { name: 'What happened?' }).click()
    await expect(ada.locator('.catch-up .log-line').first()).toBeVisible()
    await ada.keyboard.press('Escape')
    await ada.getByRole('button', { name: 'Take my seat back' }).click()
    await expect(ada.getByRole('button', { name: 'Take my seat back' })).toBeHidden()
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a seat moves to another device by its link, once; who only watches sees no hand', async ({ browser }) => {
  const pages = await meet(browser, { choose: (form) => form.getByLabel('Everybody may find this table').check() })
  const [ada] = pages
  await begin(pages)
  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('button', { name: 'Move my seat to another device' }).click()
  const link = await ada.getByRole('textbox', { name: 'Move my seat to another device' }).inputValue()
  const phone = await enter(await browser.newContext(), link, 'Ada too')
  await phone.getByRole('button', { name: 'Take a seat over' }).click()
  await expect(phone.getByTestId('table')).toContainText('Ada too')
  await expect(phone.locator('.ask-mine, .ask-waiting').first()).toBeVisible()
  const other = await enter(await browser.newContext(), link, 'Eve')
  await other.getByRole('button', { name: 'Take a seat over' }).click()
  await expect(other.getByRole('alert')).toContainText('This link was used already')
  await other.goto('/online')
  await other.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'games to watch' }).click()
  await other.locator('.table-card', { hasText: 'Ada too' }).getByRole('link').click()
  await expect(other.getByText('You are watching.')).toBeVisible()
  await expect(other.locator('.ask-mine')).toHaveCount(0)
})
