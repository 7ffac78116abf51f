import type { Page } from '@playwright/test'
import { GAMES, type GameId } from '../games.ts'
import { lookAtLobby, lookAtRoom, visitRoom } from './online-states.ts'

/** A page in one of its states. */
export interface PageState {
  readonly name: string
  readonly path: string
  /** The device has been played on before. */
  readonly used?: boolean
  /** What is done once the page is there. */
  readonly prepare?: (page: Page) => Promise<void>
  /** What stands there when it is ready; else the heading. */
  readonly ready?: string
  /** Something is missing here on purpose, and the browser says so in its console. */
  readonly complains?: boolean
}

const THIEF: GameId = 'thiefs-fortune'

/** Goes on to another page while the server is away. */
const withoutServer = (path: string) => async (page: Page) => {
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.evaluate((to) => history.pushState(null, '', to), path)
}
const search = (text: string) => (page: Page) => page.getByRole('searchbox').fill(text)

/** A chapter of each game that is shown at work. */
const SHOWN: Readonly<Record<GameId, string>> = {
  'thiefs-fortune': 'loot',
  'terres-de-destinees': 'auction',
  'donjon-quetes-trahisons': 'combat',
  prophecy: 'fights',
}

/** Lays the small table of a chapter, and stops it where it begins. */
async function laySmallTable(page: Page): Promise<void> {
  const chapter = page.locator('#chapter-loot')
  await chapter.getByRole('button', { name: /small table|petite table/ }).click()
  await page.frameLocator('.small-table-frame').getByRole('button', { name: 'Pause' }).click()
  await chapter.locator('.small-table').scrollIntoViewIfNeeded()
}

/** Every page of the house in every state that people meet. */
export const PAGE_STATES: readonly PageState[] = [
  { name: 'home-first', path: '/' },
  { name: 'home', path: '/', used: true, ready: '.your-games' },
  ...GAMES.map((game) => ({ name: `game-${game}`, path: `/game/${game}`, ready: '.setup-form' })),
  { name: 'lobby-new', path: '/online', ready: '.name-form' },
  { name: 'lobby-offline', path: '/', prepare: withoutServer('/online'), ready: '[role=alert]', complains: true },
  { name: 'lobby', path: '/online', prepare: lookAtLobby, ready: '.table-card' },
  { name: 'waiting', path: '/online', prepare: lookAtRoom, ready: '.waiting-table' },
  { name: 'waiting-guest', path: '/online', prepare: visitRoom, ready: '.invitation' },
  ...GAMES.map((game) => ({ name: `rules-${game}`, path: `/rules/${game}`, ready: '.book-chapter' })),
  ...GAMES.map((game) => ({ name: `show-${game}`, path: `/show/${game}/${SHOWN[game]}`, ready: '.show-bar' })),
  { name: 'rules-table', path: `/rules/${THIEF}`, prepare: laySmallTable, ready: '.small-table' },
  { name: 'rules-found', path: `/rules/${THIEF}`, prepare: search('danger'), ready: '.book-found' },
  { name: 'rules-none', path: `/rules/${THIEF}`, prepare: search('zeppelin'), ready: '.book-none' },
  { name: 'cards', path: '/cards', ready: '.galleries' },
  ...GAMES.map((game) => ({ name: `cards-${game}`, path: `/cards/${game}`, ready: '.gallery-cards' })),
  { name: 'cards-none', path: `/cards/${THIEF}?find=zeppelin`, ready: '.gallery-none' },
  { name: 'mine-empty', path: '/mine', ready: '.medals' },
  { name: 'mine', path: '/mine', used: true, ready: '.finished li' },
  { name: 'settings', path: '/settings', ready: '.settings' },
  { name: 'replays', path: '/replay', used: true, ready: '.continue-item' },
  { name: 'end', path: '/play/reviewed', used: true, ready: '.turn-list' },
  { name: 'review', path: '/review/reviewed', used: true, ready: '.review-moment' },
  { name: 'review-none', path: '/review/gone' },
  { name: 'missing', path: '/nowhere' },
  { name: 'missing-game', path: '/game/none' },
  { name: 'missing-table', path: '/table/none', ready: 'main', complains: true },
]
