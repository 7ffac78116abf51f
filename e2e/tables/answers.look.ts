import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { GAMES } from '../games.ts'
import { askedMoments } from '../moments/asked-moments.ts'
import { FOLDER, isChosen } from './choice.ts'
import { browserFor, playKinds } from './play-kinds.ts'
import { WAYS } from './ways.ts'

// Every kind of question, answered every way; the pictures show where one could not be.
for (const game of GAMES.filter((id) => isChosen('GAME', id)))
  for (const way of WAYS.filter((one) => isChosen('WAY', one)))
    test.describe(() => {
      test.use(browserFor(way))
      test(`${game}: every kind of question, answered by ${way}`, async ({ page }) => {
        test.setTimeout(1_800_000)
        const folder = join(FOLDER, game, way)
        mkdirSync(folder, { recursive: true })
        const { moments, neverAsked } = await askedMoments(game)
        const chosen = moments.filter(({ name }) => isChosen('MOMENT', name, 'part'))
        const attempts = await playKinds(page, chosen, way, ({ name }) =>
          page.screenshot({ path: join(folder, `${name}.jpg`), quality: 75, type: 'jpeg', scale: 'css' }),
        )
        const figures = { game, way, tried: chosen.length, ...attempts, neverAsked }
        writeFileSync(join(folder, 'kinds.answers.json'), JSON.stringify(figures))
      })
    })
