import { expect, test } from '@playwright/test'
import { askedMoments } from './moments/asked-moments.ts'
import { savedMoment } from './moments/saved-moment.ts'
import { openApp } from './open-app.ts'
import { fullestTables } from './tables/fullest-tables.ts'
import { showSaved } from './tables/open-moment.ts'
import { LOOKED_AT } from './tables/passing.ts'
import { browserFor, playKinds } from './tables/play-kinds.ts'
import { SIZES, type SizeName } from './tables/sizes.ts'
import { missesOf, takeFigures } from './tables/take-figures.ts'
import { WAYS } from './tables/ways.ts'

// The short form of `npm run tables`: the longer language, the fullest tables, the lowest screens; each kind of question once.
const LOWEST: readonly (readonly SizeName[])[] = [['1366x768'], ['360x640', '844x390']]

/** So many tests share the kinds of question of one way: short ones show sooner where it hangs. */
const PARTS = [1, 2, 3] as const

for (const game of LOOKED_AT)
  for (const sizes of LOWEST) {
    const [first] = sizes as [SizeName]
    const { phone } = SIZES[first]
    test.describe(() => {
      test.use({
        viewport: SIZES[first],
        isMobile: phone,
        hasTouch: phone,
        contextOptions: { reducedMotion: 'reduce' },
      })
      test(`the fullest tables of ${game} fit ${phone ? 'a low phone' : 'a low screen'}`, async ({ page }) => {
        await openApp(page, '/', { language: 'fr', theme: 'dark' })
        const misses: string[] = []
        for (const moment of fullestTables(game)) {
          await showSaved(page, await savedMoment(moment, moment.name))
          for (const size of sizes) {
            // What is pale is pale at each size of a phone: axe reads every letter, once.
            const found = missesOf(await takeFigures(page, size, size === first ? ['dark'] : []))
            misses.push(...found.map((miss) => `${moment.name} at ${size}: ${miss}`))
          }
        }
        expect(misses).toEqual([])
      })
    })
  }

for (const game of LOOKED_AT)
  for (const [n, way] of WAYS.entries())
    test.describe(() => {
      test.use(browserFor(way))
      for (const part of PARTS)
        test(`every third kind of question of ${game} is answered by ${way}: part ${part}`, async ({ page }) => {
          const { moments } = await askedMoments(game)
          const third = moments.filter((_, i) => i % WAYS.length === n)
          const mine = third.filter((_, i) => i % PARTS.length === part - 1)
          expect(mine.length).toBeGreaterThan(1)
          expect(await playKinds(page, mine, way)).toEqual({ failed: [], inVain: [] })
        })
    })
