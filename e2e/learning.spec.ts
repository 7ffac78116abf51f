import { expect, type Locator, type Page, test } from '@playwright/test'
import { playOn, playToTheEnd } from './answer.ts'
import { axeFaults } from './axe-faults.ts'
import { GAMES, type GameId } from './games.ts'
import { openApp } from './open-app.ts'

/** Answers after which a tutorial that does not come to its end counts as stuck. */
const PATIENCE = 400

async function learn(page: Page, game: GameId, language: 'en' | 'fr' = 'en'): Promise<void> {
  await openApp(page, '/', { language })
  await page.locator(`[data-learn=${game}]`).click()
  await expect(page.getByTestId('guide')).toHaveAttribute('data-lesson', 'goal')
}

/** Does what the guide says: reads on, follows its advice, else asks for some. False once all lessons are told. */
async function followGuide(page: Page): Promise<boolean> {
  const did = await page.evaluate(() => {
    if (document.querySelector('[data-testid=end-screen]')) return 'done'
    const guide = document.querySelector<HTMLElement>('[data-testid=guide]')
    if (guide?.dataset['stage'] === 'done') return 'done'
    const hint = document.querySelector<HTMLElement>('[data-testid=hint] .hint-line button')
    const way = guide?.querySelector<HTMLElement>('[data-advised], [data-next]') ?? hint
    way?.click()
    if (!way && document.querySelector('output.hint-panel') === null)
      guide?.querySelector<HTMLElement>('[data-advice]')?.click()
    return way ? 'followed' : 'waits'
  })
  if (did === 'waits') await page.waitForTimeout(15)
  return did !== 'done'
}

for (const game of GAMES)
  test(`the tutorial of ${game} tells all its lessons, points at the table, and comes to its end`, async ({ page }) => {
    test.setTimeout(900_000)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await learn(page, game, game === 'terres-de-destinees' ? 'fr' : 'en')
    await expect(page.locator('[data-pointed]')).toHaveCount(1)
    expect(await axeFaults(page)).toEqual([])
    while (await followGuide(page));
    if ((await page.getByTestId('end-screen').count()) === 0) {
      await expect(page.getByTestId('guide')).toHaveAttribute('data-stage', 'done')
      // Not by the mouse: others play on without a pause here, and what they do moves the button from under it.
      await page.locator('[data-next]').dispatchEvent('click')
      await expect(page.getByTestId('guide')).toHaveAttribute('data-stage', 'free')
    }
    await playToTheEnd(page)
    expect(faults).toEqual([])
  })

/** Reads on until this lesson. Each lesson is waited for: to press twice would pass the one that is wanted. */
async function readUpTo(guide: Locator, wanted: string): Promise<void> {
  let lesson = await guide.getAttribute('data-lesson')
  while (lesson !== wanted) {
    await guide.locator('[data-next]').click()
    await expect(guide).not.toHaveAttribute('data-lesson', lesson ?? '')
    lesson = await guide.getAttribute('data-lesson')
  }
}

test('the guide forces nobody: another answer is taken and explained, and lessons survive a reload', async ({
  page,
}) => {
  await learn(page, 'terres-de-destinees')
  const guide = page.getByTestId('guide')
  await readUpTo(guide, 'first-bid')
  await expect(guide.locator('[data-advised]')).toBeVisible()
  await page.locator('.ask-mine [data-option=pass]').click()
  await expect(guide).toContainText('Passing is not final')
  await page.reload()
  await expect(guide).not.toHaveAttribute('data-lesson', 'goal')
})

test('a good player’s advice can be asked for and taken during a tutorial', async ({ page }) => {
  await learn(page, 'prophecy')
  const guide = page.getByTestId('guide')
  await readUpTo(guide, 'movement')
  await guide.getByRole('button', { name: 'What would a good player do?' }).click()
  await expect(page.getByTestId('hint')).toBeVisible()
  await page.locator('.hint-line button').first().click()
  await expect(guide).not.toHaveAttribute('data-lesson', 'movement')
})

test('an offer in Donjon can be worded freely, and is still there after a look back', async ({ page }) => {
  await learn(page, 'donjon-quetes-trahisons')
  const words = '[data-offer=trade]'
  const promise = page.locator(words)
  for (let step = 0; step < PATIENCE && (await promise.count()) === 0; step++) {
    const next = page.locator('[data-next]')
    if ((await next.count()) > 0) await next.click()
    else await playOn(page, 1, words)
  }
  await promise.click()
  await page.locator('.offer-sheet button').nth(1).click()
  await page.locator('.tray-favour input').fill('a song at the tavern')
  const sentence = page.locator('.offer-say')
  await expect(sentence).toContainText('a song at the tavern')
  expect(await axeFaults(page)).toEqual([])
  await page.locator('.play-tools').getByRole('button', { name: 'Hourglass', exact: true }).click()
  await expect(page.locator('.ask-mine')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(sentence).toContainText('a song at the tavern')
  await page.locator('[data-offer-make]').click()
  await expect(page.locator('.log')).toContainText('a song at the tavern')
})

test('on a phone the guide can be folded out of the way of a card, and the next lesson unfolds it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await learn(page, 'thiefs-fortune', 'fr')
  const guide = page.getByTestId('guide')
  const fold = guide.getByRole('button', { name: 'Ce que dit le guide' })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(guide.locator('[data-next]')).toBeHidden()
  await fold.click()
  await guide.locator('[data-next]').click()
  await expect(guide).not.toHaveAttribute('data-lesson', 'goal')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
})
