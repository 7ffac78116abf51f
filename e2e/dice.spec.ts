import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import type { GameId } from './games.ts'
import { openApp } from './open-app.ts'
import { startGame } from './start-game.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

interface SeenDice {
  readonly bodies: readonly { readonly width: number; readonly gaps: readonly number[] }[]
  readonly longest: number
}

/** Looks at every frame until dice are on the screen: a fight may be over, and its stage gone, one answer later. */
const watchDice = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      const dice = [...document.querySelectorAll<HTMLElement>('.die')].filter((die) => die.offsetWidth > 0)
      if (dice.length === 0) return void requestAnimationFrame(look)
      const bodies = dice.map((die) => {
        const faces = [...die.querySelectorAll<HTMLElement>('.die-face, .die-side')]
        const boxes = faces.map((face) => face.getBoundingClientRect())
        const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
        const cube = faces.filter((face) => face.matches('.die-face'))
        return {
          /** How wide the body is drawn, in widths of its place. */
          width: (right - left) / die.getBoundingClientRect().width,
          /** How far each face of a cube stands from its middle, in halves of its edge: 1 is a closed cube. */
          gaps: cube.map((face) => {
            const { m41, m42, m43 } = new DOMMatrix(getComputedStyle(face).transform)
            return Math.hypot(m41, m42, m43) / (face.offsetWidth / 2)
          }),
        }
      })
      // One that takes no time also counts as running until its first frame: its length says whether anything moves.
      const lengths = document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0))
      document.body.dataset['dice'] = JSON.stringify({ bodies, longest: Math.max(0, ...lengths) })
    }
    look()
  })

/** What stands in the frame in which dice were first seen. */
async function checkDice(page: Page): Promise<void> {
  const seen = JSON.parse((await page.locator('body').getAttribute('data-dice')) ?? 'null') as SeenDice | null
  expect(seen?.longest).toBe(0)
  for (const { width, gaps } of seen?.bodies ?? []) {
    expect(width).toBeGreaterThan(0.7)
    expect(width).toBeLessThan(1.45)
    for (const gap of gaps) expect(gap).toBeCloseTo(1, 1)
  }
}

for (const game of ['prophecy', 'donjon-quetes-trahisons'] satisfies GameId[])
  for (const [name, size] of Object.entries(SIZES))
    test(`dice of ${game} are whole bodies on a ${name} and lie still without motion`, async ({ page }) => {
      await page.setViewportSize(size)
      await openApp(page, `/pieces/${game}`)
      await watchDice(page)
      await expect(page.locator('body[data-dice]')).toBeAttached()
      await checkDice(page)
    })

test('dice thrown at a table are whole bodies too', async ({ page }) => {
  await startGame(page, 'donjon-quetes-trahisons')
  await watchDice(page)
  await playOn(page, 4000, 'body[data-dice]')
  await checkDice(page)
})
