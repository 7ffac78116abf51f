import { expect, test } from '@playwright/test'
import { answerOnce, playOn } from './answer.ts'
import { startGame } from './start-game.ts'

/** Something on the table that looks possible and is not. */
const REFUSED = '.table-screen [data-why]'
/** More answers than it takes to come to one. */
const MOST = 200

test('a card under the pointer is shown closely beside itself, and a click still answers', async ({ page }) => {
  await startGame(page, 'thiefs-fortune')
  const card = page.locator('[data-card][data-answers]').first()
  for (let answers = 0; (await card.count()) === 0; )
    if ((await answerOnce(page, answers)) === 'answered') answers++
    else await page.waitForTimeout(15)
  await card.hover()
  const zoom = page.locator('.zoom-layer')
  await expect(zoom).toBeVisible()
  expect(await page.locator('[role=dialog]').count()).toBe(0)
  const [small, large] = [await card.boundingBox(), await zoom.boundingBox()]
  if (!small || !large) throw new Error('The card or its enlargement has no place')
  const apart =
    large.x >= small.x + small.width ||
    large.x + large.width <= small.x ||
    large.y >= small.y + small.height ||
    large.y + large.height <= small.y
  expect(apart).toBe(true)
  const question = page.getByTestId('ask-bar')
  const before = await question.getAttribute('data-ask')
  await card.click()
  await expect(zoom).toBeHidden()
  // One card is the answer, or the first of several.
  await expect
    .poll(async () => (await question.getAttribute('data-ask')) !== before || (await card.getAttribute('aria-pressed')))
    .not.toBe('false')
})

test('a card is shown closely when the pointer comes to it, not when it comes to the pointer, and goes with it', async ({
  page,
}) => {
  await startGame(page, 'thiefs-fortune')
  await page.locator('[data-card]').first().waitFor()
  await page.mouse.move(300, 300)
  await page.clock.install()
  // The browser says itself that something else lies under the pointer now.
  const isUnder = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('pointerover', () => resolve(null), { once: true })),
  )
  await page.evaluate(() => {
    const card = document.querySelector('[data-card]')?.cloneNode(true) as HTMLElement
    card.id = 'dealt'
    card.style.cssText = 'position:fixed;left:250px;top:250px;width:100px;height:100px;z-index:999'
    document.body.append(card)
  })
  await isUnder
  const zoom = page.locator('.zoom-layer')
  await page.clock.runFor(2000)
  await expect(zoom).toHaveCount(0)
  await page.mouse.move(500, 600)
  await page.mouse.move(310, 310)
  await page.clock.runFor(2000)
  await expect(zoom).toBeVisible()
  await page.evaluate(() => document.getElementById('dealt')?.remove())
  await expect(zoom).toHaveCount(0)
})

// Spaces and services as well as cards.
for (const game of ['thiefs-fortune', 'prophecy'] as const)
  test(`anything that cannot be chosen now in ${game} says why, on hover, focus and long press`, async ({ page }) => {
    await startGame(page, game)
    await playOn(page, MOST, REFUSED)
    const refused = page.locator(REFUSED).first()
    const why = page.locator('.zoom-layer .zoom-why')
    await refused.hover()
    await expect(why).toBeVisible()
    expect(await page.locator('[role=dialog]').count()).toBe(0)
    await page.mouse.move(2, 2)
    await expect(why).toBeHidden()
    // A key before it: the focus of somebody who uses keys.
    await page.keyboard.press('Tab')
    await refused.focus()
    await expect(why).toBeVisible()
    await refused.blur()
    await expect(why).toBeHidden()
    const finger = { pointerType: 'touch', clientX: 0, clientY: 0 }
    await refused.dispatchEvent('pointerdown', finger)
    await expect(why).toBeVisible()
    await refused.dispatchEvent('pointerup', finger)
    await expect(why).toBeVisible()
  })

test('the newest line of the log stays in sight when the log gets less room', async ({ page }) => {
  await startGame(page, 'thiefs-fortune')
  await playOn(page, 20)
  await page.locator('.table-log').click()
  const newest = page.locator('.log-line').last()
  await expect(newest).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 640 })
  await expect(newest).toBeInViewport({ ratio: 0.9 })
})
