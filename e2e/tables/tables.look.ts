import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { readMoments } from '../moments/kept-moments.ts'
import type { Moment } from '../moments/moment.ts'
import { FOLDER, isChosen } from './choice.ts'
import { openMoment } from './open-moment.ts'
import { SIZE_NAMES, SIZES, type SizeName } from './sizes.ts'
import { THEMES, takeFigures } from './take-figures.ts'

const chosen = <T extends string>(all: readonly T[], name: string): T[] => all.filter((one) => isChosen(name, one))

const isWanted = ({ game, seats, name }: Moment): boolean =>
  isChosen('GAME', game) && isChosen('SEATS', String(seats)) && isChosen('MOMENT', name, 'part')

const sizes = chosen(SIZE_NAMES, 'SIZE')
const themes = chosen(THEMES, 'THEME')
for (const moment of readMoments().filter(isWanted))
  for (const language of chosen(['en', 'fr'] as const, 'LANGUAGE'))
    for (const phone of [false, true]) {
      const fitting = sizes.filter((size) => SIZES[size].phone === phone)
      if (fitting.length === 0) continue
      test.describe(() => {
        test.use({ isMobile: phone, hasTouch: phone, contextOptions: { reducedMotion: 'reduce' } })
        test(`${moment.game} ${moment.name} ${language} ${phone ? 'on phones' : 'on screens'}`, async ({ page }) => {
          await page.setViewportSize(SIZES[fitting[0] as SizeName])
          await openMoment(page, moment, language)
          for (const size of fitting) await lookAt(page, moment, { language, size })
        })
      })
    }

/** Takes the figures and the pictures of a moment at one size. */
async function lookAt(page: Page, moment: Moment, { language, size }: { language: 'en' | 'fr'; size: SizeName }) {
  const folder = join(FOLDER, moment.game, size)
  mkdirSync(folder, { recursive: true })
  const figures = await takeFigures(page, size, themes, async (theme) => {
    const path = join(folder, `${moment.name}-${language}-${theme}.jpg`)
    // Two of the four looks are enough for the eye.
    const isKept = (language === 'en') === (theme === 'light') || themes.length === 1
    if (isKept) await page.screenshot({ path, quality: 75, type: 'jpeg', scale: 'css' })
  })
  const file = join(folder, `${moment.name}-${language}.json`)
  writeFileSync(file, JSON.stringify({ game: moment.game, size, moment: moment.name, language, ...figures }))
}
