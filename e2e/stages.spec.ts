import { expect, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { askedMoments } from './moments/asked-moments.ts'
import { savedMoment } from './moments/saved-moment.ts'
import { openApp } from './open-app.ts'
import { showSaved } from './tables/open-moment.ts'

/** One question for every set that the stage of a game can show. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  'donjon-quetes-trahisons': [
    'setup.character',
    'supply.quest-draw',
    'choice.dungeon-or-arena',
    'monster-talk',
    'name-prices',
    'arena.secret-choice',
    'arena.plunder',
    'plunder-spoil',
    'special.djinn',
    'wear-instead',
    'rest.defender-pays',
    'quest.optional',
  ],
}

for (const [game, asks] of Object.entries(STAGES))
  test(`axe finds nothing on any stage of ${game}`, async ({ page }) => {
    await openApp(page)
    const { moments } = await askedMoments(game)
    for (const ask of asks) {
      const moment = moments.find((one) => one.ask === ask)
      if (!moment) throw new Error(`No kept moment asks ${ask}`)
      await showSaved(page, await savedMoment(moment, moment.name))
      expect(await axeFaults(page), ask).toEqual([])
    }
  })
