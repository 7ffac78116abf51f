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
  for (const ask of asks)
    test(`axe finds nothing on the stage of ${game} that asks ${ask}`, async ({ page }) => {
      const { moments } = await askedMoments(game)
      const moment = moments.find((one) => one.ask === ask)
      if (!moment) throw new Error(`No kept moment asks ${ask}`)
      await openApp(page)
      await showSaved(page, await savedMoment(moment))
      expect(await axeFaults(page)).toEqual([])
    })
