import { expect, type Page, test } from '@playwright/test'
import { playOn } from './answer.ts'
import type { GameId } from './games.ts'
import { startGame } from './start-game.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Looks at all dice of one moment; the computer player goes on meanwhile, so they may be gone again: then null. */
const lookAtDice = (page: Page) =>
  page.evaluate(() => {
    const dice = [...document.querySelectorAll<HTMLElement>('.die')].filter((die) => die.offsetWidth > 0)
    if (dice.length === 0) return null
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
    return { bodies, longest: Math.max(0, ...lengths) }
  })

for (const [name, size] of Object.entries(SIZES))
  for (const game of ['prophecy', 'donjon-quetes-trahisons'] satisfies GameId[])
    test(`dice of ${game} are whole bodies on a ${name} and lie still without motion`, async ({ page }) => {
      await page.setViewportSize(size)
      await startGame(page, game)
      let seen: Awaited<ReturnType<typeof lookAtDice>> = null
      for (let tries = 0; tries < 20 && !seen; tries++) {
        await playOn(page, 400, '.die')
        seen = await lookAtDice(page)
      }
      expect(seen?.longest).toBe(0)
      for (const { width, gaps } of seen?.bodies ?? []) {
        expect(width).toBeGreaterThan(0.7)
        expect(width).toBeLessThan(1.45)
        for (const gap of gaps) expect(gap).toBeCloseTo(1, 1)
      }
    })
