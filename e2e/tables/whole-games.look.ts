import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { GAMES } from '../games.ts'
import { startGame } from '../start-game.ts'
import { FOLDER, isChosen } from './choice.ts'
import { playGame } from './play-game.ts'
import { browserFor } from './play-kinds.ts'
import { WAYS } from './ways.ts'

// A whole game against a computer player, each way in each language.
for (const game of GAMES.filter((id) => isChosen('GAME', id)))
  for (const way of WAYS.filter((one) => isChosen('WAY', one)))
    for (const language of (['en', 'fr'] as const).filter((one) => isChosen('LANGUAGE', one)))
      test.describe(() => {
        test.use(browserFor(way))
        test(`${game}: a whole game by ${way} in ${language}`, async ({ page }) => {
          test.setTimeout(1_800_000)
          const folder = join(FOLDER, game, way)
          mkdirSync(folder, { recursive: true })
          await startGame(page, game, language)
          const played = await playGame(page, way)
          const path = join(folder, `game-${language}.jpg`)
          await page.screenshot({ path, quality: 75, type: 'jpeg', scale: 'css' })
          writeFileSync(join(folder, `game-${language}.game.json`), JSON.stringify({ game, way, language, ...played }))
        })
      })
