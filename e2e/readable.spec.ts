import { expect, test } from '@playwright/test'
import { answerOnce, playOn } from './answer.ts'
import { startGame } from './start-game.ts'

test('the sign that opens a card covers neither its name nor what stands below the picture', async ({ page }) => {
  await startGame(page, 'thiefs-fortune')
  const sign = page.locator('.piece-option .piece-info').first()
  for (let answers = 0; (await sign.count()) === 0; )
    if ((await answerOnce(page, answers)) === 'answered') answers++
    else await page.waitForTimeout(15)
  const covered = await page.locator('.piece-option').evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const box = (query: string) => piece.querySelector(query)?.getBoundingClientRect()
      const [info, name, line] = [box('.piece-info'), box('.card-name'), box('.card-line')]
      return info && name && line && (info.top < name.bottom || info.bottom > line.top) ? [piece.textContent] : []
    }),
  )
  expect(covered).toEqual([])
})

test('the newest line of the log stays in sight when the log gets less room', async ({ page }) => {
  await startGame(page, 'thiefs-fortune')
  await playOn(page, 20)
  const newest = page.locator('.log-line').last()
  await expect(newest).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 640 })
  await expect(newest).toBeInViewport({ ratio: 0.9 })
})
