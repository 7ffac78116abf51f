import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { countFaults, countShared, noFaults, openCards, SIZES, type Size, type Variant } from './card-counts.ts'
import { GAMES } from './games.ts'
import { openApp } from './open-app.ts'

const SHEETS = join(import.meta.dirname, '../card-sheets')
const LANGUAGES = ['en', 'fr'] as const
const THEMES = ['light', 'dark'] as const
const ALL_SIZES = Object.keys(SIZES) as Size[]
/** Lines of faults that are printed of each kind. */
const SHOWN = 12
/** As high as a picture that one can look at. */
const SHEET_HEIGHT = 1500

/** Takes pictures of all cards of a page. English in the light, French in the dark: cards keep their paper in both. */
async function leaveSheets(page: Page, { game, language, theme, size }: Variant): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  for (let top = 0, n = 1; top < height; top += SHEET_HEIGHT, n++)
    await page.screenshot({
      path: join(SHEETS, `${game}-${size}-${language}-${theme}-${n}.jpg`),
      type: 'jpeg',
      quality: 72,
      fullPage: true,
      clip: { x: 0, y: top, width, height: Math.min(SHEET_HEIGHT, height - top) },
    })
}

const faults = noFaults()
let tried = 0
let pictures = 0

test.beforeAll(() => {
  rmSync(SHEETS, { recursive: true, force: true })
  mkdirSync(SHEETS, { recursive: true })
})

// One part can be run by itself: npm run cards -- -g "fr dark"
for (const language of LANGUAGES)
  for (const theme of THEMES)
    test(`every card in every size, ${language} ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1500, height: 900 })
      await openApp(page, '/', { language, theme })
      for (const game of GAMES)
        for (const size of ALL_SIZES) {
          const variant = { game, language, theme, size }
          await openCards(page, variant)
          if (language === 'en' && theme === 'light' && size === 'zoom')
            pictures += await countShared(page, game, faults)
          tried += await countFaults(page, variant, false, faults)
          if ((language === 'fr') === (theme === 'dark')) await leaveSheets(page, variant)
          tried += await countFaults(page, variant, true, faults)
        }
    })

test.afterAll(() => {
  const counts = Object.entries(faults)
  console.log(`\ncards × variants tried  ${tried}\npictures compared        ${pictures}`)
  for (const [kind, found] of counts) {
    console.log(`${kind.padEnd(24)} ${found.length}`)
    for (const fault of found.slice(0, SHOWN)) console.log(`  ${fault}`)
  }
  writeFileSync(join(SHEETS, 'faults.txt'), counts.map(([kind, found]) => [kind, ...found].join('\n  ')).join('\n'))
  console.log(`contact sheets and all faults in ${SHEETS}`)
  expect(Object.fromEntries(counts.map(([kind, found]) => [kind, found.length]))).toEqual({
    overflow: 0,
    tooSmall: 0,
    pale: 0,
    missing: 0,
    shared: 0,
  })
})
