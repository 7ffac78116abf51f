import { expect, type Page } from '@playwright/test'
import { Presser } from './presser.ts'
import type { Way } from './ways.ts'

/** A game that goes on for longer is stuck. */
const MOST_PRESSES = 6000

/** How a whole game went: what hindered it, if anything. */
export interface PlayedGame {
  readonly fault: string | null
  readonly presses: number
  readonly inVain: readonly string[]
}

/** Plays the local game that is open to its end, one way. */
export async function playGame(page: Page, way: Way): Promise<PlayedGame> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const inVain: string[] = []
  const mine = page.locator('.ask-mine')
  const end = page.getByTestId('end-screen')
  const presser = new Presser(page, way, id, inVain)
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await expect(mine.or(end).first()).toBeVisible()
    if (await end.isVisible()) return { fault: null, presses, inVain }
    const { entries } = await presser.look()
    const fault = await presser.press(presses)
    // Others may have answered meanwhile: only a game that does not move on is stuck.
    if (!fault || (await presser.look()).entries > entries || !(await mine.isVisible())) continue
    return { fault: `${await page.getByTestId('ask-bar').getAttribute('data-ask')}: ${fault}`, presses, inVain }
  }
  return { fault: `takes more than ${MOST_PRESSES} presses`, presses: MOST_PRESSES, inVain }
}
