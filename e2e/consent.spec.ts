import { expect, type Page, test } from '@playwright/test'
import { begin, chooseOnceOffered, enter, meet, playTogether } from './meet.ts'

const choose = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: entry }).first().click()
}

test('a vote says whose answer it concerns and who asks; a no is told to both and stays in the list', async ({
  browser,
}) => {
  const pages = await meet(browser)
  const [ada, bram] = pages
  await begin(pages)
  await playTogether(pages, 4)
  await choose(bram, 'Ask the others to go back')
  await bram.getByRole('button', { name: 'Before this (2)' }).click()
  const asks = /Bram asks to go back to before the answer of (Ada|Bram) \(.*\)\. Decisions taken back: \d/
  await expect(ada.locator('.vote').getByText(asks)).toBeVisible()
  await expect(ada).toHaveTitle(/^● Vote/)
  await ada.getByRole('button', { name: 'Disagree', exact: true }).click()
  for (const page of pages) {
    await expect(page.locator('.notice').getByText('Ada said no.')).toBeVisible()
    await expect(page.locator('.chat-notice').getByText('Ada said no.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  }
  await bram.reload()
  await expect(bram.locator('.chat-notice').getByText('Ada said no.')).toBeVisible()
})

test('however much somebody proposes, the others still see their table and can answer', async ({ browser }) => {
  const pages = await meet(browser)
  const [ada, bram] = pages
  await begin(pages)
  await playTogether(pages, 12)
  await bram.setViewportSize({ width: 390, height: 844 })
  const secure = bram.getByRole('status', { name: 'Your seat hangs on this browser alone' })
  await expect(secure).toBeVisible()
  const no = bram.getByRole('button', { name: 'Disagree', exact: true })
  for (let n = 0; n < 3; n++) {
    await choose(ada, 'Ask the others to stop the game')
    await ada.getByRole('button', { name: 'Ask the others to stop the game' }).last().click()
    await expect(no).toHaveCount(n + 1)
  }
  const covered = await bram.locator('.table-notices').evaluate((notices) => notices.clientHeight / innerHeight)
  expect(covered).toBeLessThan(0.4)
  await expect(secure).toHaveCount(0)
  for (let n = 3; n > 0; n--) {
    await no.last().click()
    await expect(no).toHaveCount(n - 1)
  }
  await expect(secure).toBeVisible()
})

test('a seat goes to a computer player only when its person has gone, and they can take it back', async ({
  browser,
}) => {
  const pages = await meet(browser)
  const [ada, bram] = pages
  await begin(pages)
  const entry = bram.getByRole('button', { name: 'Let a computer player answer for Ada' })
  await bram.getByRole('button', { name: 'Menu' }).click()
  await expect(entry).toHaveCount(0)
  await bram.keyboard.press('Escape')
  const address = ada.url()
  await ada.goto('/settings')
  await chooseOnceOffered(bram, entry)
  await bram.getByRole('button', { name: 'Confirm' }).click()
  await expect(bram.locator('.chat-notice').getByText('Ada is away: a computer player answers for them.')).toBeVisible()
  await ada.goto(address)
  await expect(ada.getByText('The others have let a computer player answer for you.')).toBeVisible()
  await ada.getByRole('button', { name: 'Take my seat back' }).first().click()
  await expect(bram.locator('.chat-notice').getByText('Ada answers again.')).toBeVisible()
})

test('resigning at a table of two loses: both are told, on the table and in the list', async ({ browser }) => {
  const pages = await meet(browser)
  const [ada, bram] = pages
  await begin(pages)
  await choose(ada, 'Resign')
  await expect(ada.getByText('The game ends at once, and Bram wins.')).toBeVisible()
  await ada.getByRole('button', { name: 'Resign' }).last().click()
  for (const page of pages) await expect(page.getByTestId('end-screen')).toContainText('Ada has resigned: Bram wins.')
  await expect(bram.getByRole('heading', { name: 'You win!' })).toBeVisible()
  await bram.getByRole('button', { name: 'Show the table' }).click()
  await expect(bram.locator('.chat-notice').last()).toContainText('Ada has resigned: Bram wins.')
  await bram.goto('/')
  await bram.goto('/online')
  await bram.getByText('Finished (1)').click()
  const past = bram.getByRole('region', { name: 'Finished games' }).locator('.continue-item')
  await expect(past).toContainText('Bram wins')
  await expect(past).toContainText('Watch the replay')
  await expect(past).not.toContainText('Continue')
})

test('stopping a game alone shows its end, without a word of consent', async ({ browser }) => {
  const ada = await enter(await browser.newContext(), '/online', 'Ada')
  await ada.locator('.create-table select').first().selectOption('terres-de-destinees')
  await ada.getByLabel('Seat 2').selectOption('novice')
  await ada.getByRole('button', { name: 'Open a table' }).click()
  await ada.getByRole('button', { name: 'Begin' }).click()
  await expect(ada.getByTestId('ask-bar')).toBeVisible()
  await choose(ada, 'Stop the game')
  await ada.getByRole('button', { name: 'Stop the game' }).last().click()
  await expect(ada.getByTestId('end-screen')).toContainText('You have stopped the game. Nobody has won.')
  await expect(ada.getByText('common consent')).toHaveCount(0)
  await expect(ada.getByRole('button', { name: 'Rematch' }).first()).toBeVisible()
})

test('a waiting room says who is away; the host begins without them, or removes them', async ({ browser }) => {
  const pages = await meet(browser)
  const [ada, bram] = pages
  await expect(ada.locator('.waiting-state')).toHaveText('Everybody is here.')
  await bram.goto('/settings')
  await expect(ada.locator('.waiting-state')).toHaveText('Not here: Bram.')
  await ada.getByRole('button', { name: 'Begin without Bram' }).click()
  await expect(ada.getByTestId('ask-bar')).toBeVisible()

  const [host, guest] = await meet(browser)
  await host.getByRole('button', { name: 'Remove Bram' }).click()
  await expect(guest.locator('.waiting-state')).toHaveText('The host has removed you.')
  await expect(guest.getByRole('button', { name: 'Sit down' })).toHaveCount(0)
})
