import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import type { GameId } from './games.ts'
import { askedMoments } from './moments/asked-moments.ts'
import { readMoments } from './moments/kept-moments.ts'
import type { Moment } from './moments/moment.ts'
import { savedMoment } from './moments/saved-moment.ts'
import { openApp } from './open-app.ts'
import { showSaved } from './tables/open-moment.ts'
import { LOOKED_AT } from './tables/passing.ts'

/** One question for every set that the stage of a game can show. */
const STAGES: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'thiefs-fortune': [
    'anatomy.favor-one-option',
    'timing.same-moment',
    'steal',
    'exchange',
    'bribe.choose-tokens',
    'trigger.entry-any-source',
  ],
  'donjon-quetes-trahisons': [
    'setup.character',
    'supply.quest-draw',
    'choice.dungeon-or-arena',
    'monster-talk',
    'talk-answer',
    'arena-talk',
    'replay-fight',
    'use-helmet',
    'arena.secret-choice',
    'arena.plunder',
    'plunder-spoil',
    'special.djinn',
    'wear-instead',
    'rest.defender-pays',
    'quest.optional',
  ],
  'terres-de-destinees': [
    'auction.offer-one',
    'raise',
    'give',
    'place',
    'use-power',
    'pair',
    'name-family',
    'take-card',
    'from-discard',
    'arrange-pile',
    'shield',
    'rescue',
    'choose-card',
  ],
  prophecy: [
    'character',
    'meet-creature',
    'meet-opportunity',
    'declare',
    'before-roll.strength',
    'save-roll',
    'blood-price',
    'keep-item',
    'services',
    'steal',
  ],
}

/** So many tests share the stages of a game. */
const PARTS = [1, 2] as const

for (const game of LOOKED_AT) {
  for (const part of PARTS)
    test(`axe finds nothing on the stages of ${game}: part ${part}`, async ({ page }) => {
      const { moments } = await askedMoments(game)
      const asks = (STAGES[game] ?? []).filter((_, i) => i % PARTS.length === part - 1)
      const shown = asks.map((ask) => moments.find((one) => one.ask === ask))
      expect(shown.filter(Boolean)).toHaveLength(asks.length)
      expect(await faultsAt(page, shown)).toEqual([])
    })

  test(`axe finds nothing at the end of ${game}`, async ({ page }) => {
    const ends = readMoments().filter((one) => one.game === game && one.ask === null && one.seats > 1)
    const shortest = ends.sort((a, b) => a.entries - b.entries)[0]
    expect(shortest).toBeDefined()
    expect(await faultsAt(page, [shortest])).toEqual([])
  })
}

async function faultsAt(page: Page, moments: readonly (Moment | undefined)[]): Promise<string[]> {
  await openApp(page)
  const faults: string[] = []
  for (const moment of moments) {
    if (!moment) continue
    await showSaved(page, await savedMoment(moment, moment.name))
    faults.push(...(await axeFaults(page)).map((fault) => `${moment.name}: ${fault}`))
  }
  return faults
}
