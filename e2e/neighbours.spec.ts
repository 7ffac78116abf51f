import { expect, type Page, test } from '@playwright/test'
import { answerFirst } from './answer.ts'
import { begin, enter, meet } from './meet.ts'
import { openApp } from './open-app.ts'

test('on a dead line an answer is being sent, nobody waits for themselves, and it arrives when the line is back', async ({
  browser,
}) => {
  let dead = false
  const pages = await meet(browser, {
    game: 'donjon-quetes-trahisons',
    choose: async (form) => {
      await form.clock.install()
      await form.routeWebSocket('**/socket?*', (socket) => {
        const server = socket.connectToServer()
        socket.onMessage((text) => (dead ? undefined : server.send(text)))
        server.onMessage((text) => (dead ? undefined : socket.send(text)))
      })
    },
  })
  const [ada, bram] = pages
  await begin(pages)
  await expect(ada.locator('.ask-mine')).toBeVisible()
  dead = true
  await answerFirst(ada)
  await expect(ada.locator('.ask-text')).toHaveText('Sending…')
  // Eight seconds, in the two steps in which the line is tried.
  for (let n = 0; n < 2; n++) await ada.clock.fastForward(4000)
  await expect(ada.getByText('Connection lost')).toBeVisible()
  await expect(ada.locator('.ask-text')).toHaveText('Sending…')
  dead = false
  await ada.clock.fastForward(8000)
  for (const page of [ada, bram]) await expect(page.getByTestId('table')).toHaveAttribute('data-entries', '1')
  await expect(ada.getByText('Connection lost')).toBeHidden()
})

const send = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
}

/** Says so much at once that the server hears no more for a while. */
const talkTooMuch = (page: Page) =>
  page.evaluate(async () => {
    const acts = `/api/tables/${location.pathname.split('/').at(-1)}/acts`
    const say = (n: number) => {
      const body = JSON.stringify({ type: 'chat', text: 'much', clientId: `too-much-${n}-${Date.now()}` })
      return fetch(acts, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
    await Promise.all(Array.from({ length: 12 }, (_, n) => say(n)))
  })

test('a guest knows who invites before giving a name; what is said has its time, is marked on a phone, and is not lost', async ({
  browser,
}) => {
  const ada = await enter(await browser.newContext(), '/online', 'Ada')
  await ada.locator('.create-table select').first().selectOption('terres-de-destinees')
  await ada.getByRole('button', { name: 'Open a table' }).click()
  const link = await ada.getByLabel('Invite by link').inputValue()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const bram = await phone.newPage()
  await openApp(bram, link)
  await expect(bram.getByText(/^Ada invites you to a game of /)).toBeVisible()
  await expect(bram.locator('.waiting-seats')).toContainText('Open seat')
  await bram.getByLabel('What shall the others call you?').fill('Bram')
  await bram.getByRole('button', { name: 'Enter' }).click()
  await bram.getByRole('button', { name: 'Sit down' }).click()
  await begin([ada, bram])
  const eve = await enter(await browser.newContext(), link, 'Eve')
  await expect(eve.getByText('You are watching.')).toBeVisible()
  await expect(ada.locator('.chat')).toContainText('Watching: 1')

  await send(ada, 'Good evening')
  await expect(ada.locator('.chat-lines time')).toHaveText(/^\d{1,2}:\d{2}/)
  await expect(bram.getByLabel('New messages: 1')).toBeVisible()
  await bram.getByRole('button', { name: /^Log/ }).tap()
  await expect(bram.getByRole('list', { name: 'Chat' }).getByText('Good evening')).toBeVisible()
  await expect(bram.locator('.unread')).toHaveCount(0)
  // More than the server hears in so short a time; on a slow machine it is not so short at once.
  await expect(async () => {
    await talkTooMuch(ada)
    await send(ada, 'a word too many')
    await expect(ada.getByRole('alert')).toContainText('too fast', { timeout: 5000 })
  }).toPass()
  await expect(ada.getByRole('textbox', { name: 'Message' })).toHaveValue(/a word too many/)
})
