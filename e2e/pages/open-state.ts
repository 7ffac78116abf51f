import { expect, type Page } from '@playwright/test'
import { readMoments } from '../moments/kept-moments.ts'
import { savedMoment } from '../moments/saved-moment.ts'
import type { PageState } from './page-list.ts'

const DAY = 86_400_000
const PLAYERS = [
  { name: 'Ada', level: null },
  { name: 'Ysolde', level: 'novice' },
  { name: 'Barnabé', level: 'adept' },
]

/** How some games of this device ended. */
const results = (now: number) =>
  ['thiefs-fortune', 'terres-de-destinees', 'donjon-quetes-trahisons', 'thiefs-fortune', 'prophecy'].map((game, i) => ({
    id: `ended-${i}`,
    game,
    at: now - i * DAY,
    players: PLAYERS,
    winners: [i % 3],
    scores: [31 - i, 30, 12],
    deeds: {},
  }))

/** A game in the middle and one that is over, as a device keeps them. */
async function savedGames() {
  const moments = readMoments()
  const middle = moments.find(({ game, ask }) => game === 'thiefs-fortune' && ask !== null)
  const ended = moments.find(({ game, ask }) => game === 'terres-de-destinees' && ask === null)
  if (!middle || !ended) throw new Error('No moments are kept: npm run tables -- --find')
  return Promise.all([savedMoment(middle, 'running'), savedMoment(ended, 'reviewed')])
}

/** Lets the device remember what somebody has played on it, from the next page on. */
export async function fillDevice(page: Page): Promise<void> {
  const games = await savedGames()
  await page.addInitScript(
    ({ games, results }) => {
      for (const game of games) localStorage.setItem(`sablier.game.${game.id}`, JSON.stringify(game))
      localStorage.setItem('sablier.results', JSON.stringify(results))
    },
    { games, results: results(Date.now()) },
  )
}

/** Opens a page in a state and waits until it stands there. */
export async function openState(page: Page, state: PageState): Promise<void> {
  if (state.used) await fillDevice(page)
  await page.goto(state.path)
  await page.locator('main').first().waitFor()
  await state.prepare?.(page)
  await untilThere(page, state)
}

/** Waits until what makes the page ready stands there, and nothing moves any more. */
export async function untilThere(page: Page, { ready = 'main h1' }: PageState): Promise<void> {
  await expect(page.locator(ready).first()).toBeVisible()
  await settle(page)
}

/** Fonts and pictures in sight are there, and whatever moves has arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let frames = 0; frames < 3; frames++) await frame()
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    await frame()
  })
}
