import { expect, type Page, test } from '@playwright/test'
import { answerFirst } from './answer.ts'
import { begin, meet, playTogether } from './meet.ts'

const entriesOf = async (page: Page) => Number(await page.getByTestId('table').getAttribute('data-entries'))

const allowAdvice = (form: Page) => form.getByLabel('Players may ask the computer for advice').check()

/** Waits until both see the same moment and one of them is asked; returns that one and the other. */
async function asked(pages: readonly [Page, Page]): Promise<[Page, Page]> {
  const areAsked = () => Promise.all(pages.map(async (page) => (await page.locator('.ask-mine').count()) > 0))
  await expect
    .poll(async () => {
      const [one, two] = await Promise.all(pages.map(entriesOf))
      return one === two && (await areAsked()).includes(true)
    })
    .toBe(true)
  const [first] = await areAsked()
  return first ? [pages[0], pages[1]] : [pages[1], pages[0]]
}

test('at an online table one looks back through the whole game, asks to go back there, and is advised', async ({
  browser,
}) => {
  const pages = await meet(browser, { choose: allowAdvice })
  await begin(pages)
  await playTogether(pages, 6)
  const [mine, other] = await asked(pages)
  const now = await entriesOf(mine)
  const lines = await mine.locator('.log-line').count()

  await mine.getByRole('button', { name: 'Hint' }).click()
  await expect(mine.getByTestId('hint').locator('.hint-line').first()).toContainText('%')
  await expect(other.getByRole('button', { name: 'Hint' })).toHaveCount(0)

  await mine.getByRole('button', { name: 'Hourglass', exact: true }).first().click()
  const scrubber = mine.getByRole('slider')
  await scrubber.fill('0')
  await expect.poll(() => entriesOf(mine)).toBe(0)
  await expect(mine.locator('.ask-mine')).toHaveCount(0)
  expect(await mine.locator('.log-line').count()).toBeLessThan(lines)
  await mine.getByRole('button', { name: 'Back to now' }).click()
  await expect.poll(() => entriesOf(mine)).toBe(now)
  await expect(mine.locator('.ask-mine')).toBeVisible()

  await mine.getByRole('button', { name: 'Hourglass', exact: true }).first().click()
  await scrubber.fill('2')
  await mine.getByRole('button', { name: 'Ask to go back to here' }).click()
  await other.getByRole('button', { name: 'Agree', exact: true }).click()
  for (const page of pages) await expect.poll(() => entriesOf(page)).toBe(2)
})

test('at an online table there is no advice unless it was opened with it, and everybody is told before they sit down', async ({
  browser,
}) => {
  const pages = await meet(browser)
  await expect(pages[1].locator('.facts').first()).toContainText('not allowed')
  await begin(pages)
  const [mine] = await asked(pages)
  await expect(mine.locator('.ask-mine')).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Hint' })).toHaveCount(0)
})

test('advice stays while others answer the same question, comes while they do, and goes with one’s own answer', async ({
  browser,
}) => {
  const [mine, other] = await meet(browser, { game: 'donjon-quetes-trahisons', choose: allowAdvice })
  await begin([mine, other])
  for (const page of [mine, other]) await expect(page.locator('.ask-mine')).toBeVisible()
  // What was thought of before the other answered arrives only afterwards.
  let answered = () => {}
  const others = new Promise<void>((done) => {
    answered = done
  })
  await mine.route('**/hint', async (route) => {
    const response = await route.fetch()
    await others
    await route.fulfill({ response })
  })
  await mine.getByRole('button', { name: 'Hint' }).click()
  await expect(mine.locator('output.hint-panel')).toBeVisible()
  await answerFirst(other)
  await expect.poll(() => entriesOf(mine)).toBe(1)
  answered()
  const advice = mine.getByTestId('hint')
  await expect(advice.locator('.hint-line').first()).toContainText('%')
  await other.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => entriesOf(mine)).toBe(0)
  await expect(advice).toBeVisible()
  await advice.locator('.hint-line button').first().click()
  await expect.poll(() => entriesOf(mine)).toBe(1)
  await expect(advice).toHaveCount(0)
})
