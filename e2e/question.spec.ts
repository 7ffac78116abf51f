import { expect, type Page, test } from '@playwright/test'
import { answerOnce } from './answer.ts'
import { GAMES } from './games.ts'
import { begin, meet, playTogether } from './meet.ts'

/** Lets people play until one of them sees something; gives the page of whoever does. */
async function playUntilSeen(pages: readonly Page[], query: string): Promise<Page> {
  for (let answers = 0; ; answers++) {
    for (const page of pages) if ((await page.locator(query).count()) > 0) return page
    const done = await Promise.all(pages.map((page) => answerOnce(page, answers, query)))
    if (done.every((what) => what === 'waits')) await pages[0]?.waitForTimeout(15)
  }
}

test('a half-worded offer is still there after a reload, can be said then, and is forgotten once it was said', async ({
  browser,
}) => {
  const pages = await meet(browser, { game: 'donjon-quetes-trahisons' })
  await begin(pages)
  const page = await playUntilSeen(pages, '[data-offer=trade]')
  await page.locator('[data-offer=trade]').click()
  await page.locator('.offer-sheet button').nth(1).click()
  await page.locator('.tray-favour input').fill('a song at the tavern')
  const sentence = page.locator('.offer-say')
  await expect(sentence).toContainText('a song at the tavern')
  await page.reload()
  await expect(sentence).toContainText('a song at the tavern')
  await expect(page.locator('.tray-favour input')).toHaveValue('a song at the tavern')
  await page.locator('[data-offer-make]').click()
  for (const one of pages) await expect(one.getByTestId('table')).toContainText('a song at the tavern')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sablier.draft.'))))
    .toEqual([])
})

test('among people nobody is advised unless all agree; then everybody sees who has asked, and how often', async ({
  browser,
}) => {
  const pages = await meet(browser)
  const [ada, bram] = pages
  await begin(pages)
  const advice = (page: Page) => page.locator('.play-tools').getByRole('button', { name: 'Hint' })
  const propose = async () => {
    await ada.getByRole('button', { name: 'Menu' }).click()
    await ada.getByRole('button', { name: 'Ask the others to allow advice' }).click()
  }
  await playUntilSeen(pages, '.ask-mine')
  for (const page of pages) await expect(advice(page)).toHaveCount(0)

  await propose()
  await expect(bram.getByText('Ada asks that everybody may ask the computer for advice.').first()).toBeVisible()
  await bram.getByRole('button', { name: 'Disagree', exact: true }).click()
  await expect(ada.locator('.chat-notice').last()).toContainText('Bram said no.')
  for (const page of pages) await expect(advice(page)).toHaveCount(0)

  await propose()
  await bram.getByRole('button', { name: 'Agree', exact: true }).click()
  const asked = await playUntilSeen(pages, '.ask-mine .play-tools [data-key=h]')
  await advice(asked).click()
  await expect(asked.getByTestId('hint')).toBeVisible()
  const name = asked === ada ? 'Ada' : 'Bram'
  for (const page of pages) {
    await expect(page.locator('.chat-notice').last()).toContainText(`${name} has asked the computer for advice.`)
    await expect(page.getByTestId('table').getByText('advice: 1').first()).toBeVisible()
  }
})

for (const game of GAMES)
  test(`${game}: everybody sees how long everybody may still think, oneself too`, async ({ browser }) => {
    const pages = await meet(browser, {
      game,
      choose: (form) => form.getByRole('radio', { name: 'live' }).check(),
    })
    await begin(pages)
    for (const page of pages) {
      await expect(page.locator('.ask-bar').getByRole('timer')).toBeVisible()
      await expect(page.getByTestId('table').getByRole('timer')).toHaveCount(2)
      await expect(page.locator('[role=timer]:not(.ask-bar *)')).toBeVisible()
    }
  })

/** What a page has said about its questions: whether each could be answered when it was said to be on screen. */
interface SaidShown {
  readonly answerable: boolean
}

test('a question is said to be on screen when it can be answered, not while the game still shows what led to it', async ({
  browser,
}) => {
  const pages = await meet(browser, {
    game: 'prophecy',
    choose: async (form) => {
      await form.addInitScript(() => {
        const said: { answerable: boolean }[] = []
        Object.assign(globalThis, { saidShown: said })
        const { send } = WebSocket.prototype
        WebSocket.prototype.send = function (text) {
          if (String(text).includes('"shown"')) said.push({ answerable: document.querySelector('.ask-mine') !== null })
          send.call(this, text)
        }
        const settings = JSON.parse(localStorage.getItem('sablier.settings') ?? '{}')
        localStorage.setItem(
          'sablier.settings',
          JSON.stringify({ ...settings, state: { ...settings.state, pace: 'normal' } }),
        )
      })
    },
  })
  const [ada] = pages
  await ada.reload()
  await begin(pages)
  // A chance card is turned at the beginning of each turn, and shown before its player is asked.
  await playTogether(pages, 30)
  await expect(ada.locator('.ask-mine, .ask-waiting').first()).toBeVisible()
  const said = await ada.evaluate(() => (globalThis as unknown as { saidShown: SaidShown[] }).saidShown)
  expect(said.length).toBeGreaterThan(2)
  expect(said.filter(({ answerable }) => !answerable)).toEqual([])
})
