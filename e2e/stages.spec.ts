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

for (const game of LOOKED_AT) {
  for (const ask of STAGES[game] ?? [])
    test(`axe finds nothing on the stage of ${game} that asks ${ask}`, async ({ page }) => {
      const { moments } = await askedMoments(game)
      expect(
        await faultsAt(
          page,
          moments.find((one) => one.ask === ask),
        ),
      ).toEqual([])
    })

  test(`axe finds nothing at the end of ${game}`, async ({ page }) => {
    const ends = readMoments().filter((one) => one.game === game && one.ask === null && one.seats > 1)
    expect(await faultsAt(page, ends.sort((a, b) => a.entries - b.entries)[0])).toEqual([])
  })
}

async function faultsAt(page: Page, moment: Moment | undefined): Promise<string[]> {
  if (!moment) throw new Error('No such moment is kept')
  await openApp(page)
  await showSaved(page, await savedMoment(moment, moment.name))
  return axeFaults(page)
}
