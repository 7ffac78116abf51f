import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { LANGUAGES, type Language } from '@sablier/kernel'
import { GAMES } from '../games.ts'
import { readMoments } from '../moments/kept-moments.ts'
import type { Moment } from '../moments/moment.ts'
import { savedMoment } from '../moments/saved-moment.ts'
import { openApp } from '../open-app.ts'
import { FOLDER, isChosen } from './choice.ts'
import { showSaved, speak } from './open-moment.ts'
import { SIZE_NAMES, SIZES, type SizeName } from './sizes.ts'
import { THEMES, takeFigures } from './take-figures.ts'
import { wordFullOffer } from './worded-offer.ts'

const chosen = <T extends string>(all: readonly T[], name: string): T[] => all.filter((one) => isChosen(name, one))

const isWanted = ({ game, seats, name }: Moment): boolean =>
  isChosen('GAME', game) && isChosen('SEATS', String(seats)) && isChosen('MOMENT', name, 'part')

const sizes = chosen(SIZE_NAMES, 'SIZE')
const languages = chosen(LANGUAGES, 'LANGUAGE')
const themes = chosen(THEMES, 'THEME')
/** So many moments are opened one after another in the same page: loading the app anew takes longer than looking. */
const IN_A_PAGE = 8
/** A guard against hanging, not a measure of speed. */
const PATIENCE = 3_600_000

for (const game of GAMES)
  for (const phone of [false, true]) {
    const fitting = sizes.filter((size) => SIZES[size].phone === phone)
    const wanted =
      fitting.length === 0 ? [] : readMoments().filter((moment) => moment.game === game && isWanted(moment))
    for (let first = 0; first < wanted.length; first += IN_A_PAGE) {
      const moments = wanted.slice(first, first + IN_A_PAGE)
      test.describe(() => {
        test.use({ isMobile: phone, hasTouch: phone, contextOptions: { reducedMotion: 'reduce' } })
        test(`${game} ${phone ? 'on phones' : 'on screens'} from ${moments[0]?.name}`, async ({ page }) => {
          test.setTimeout(PATIENCE)
          await page.setViewportSize(SIZES[fitting[0] as SizeName])
          await openApp(page)
          for (const moment of moments) {
            await showSaved(page, await savedMoment(moment, moment.name))
            for (const language of languages) {
              await speak(page, language)
              await lookAtAll(page, moment, { language, fitting })
            }
          }
        })
      })
    }
  }

interface View {
  readonly language: Language
  readonly fitting: readonly SizeName[]
}

/** Looks at a moment at every size, and at the mat on which an offer is worded. */
async function lookAtAll(page: Page, moment: Moment, { language, fitting }: View): Promise<void> {
  for (const size of fitting) await lookAt(page, moment, { language, size })
  // How an offer is worded is no question: the mat opens where a kept kind of question lets one be made.
  if (moment.name.startsWith('ask-'))
    await wordFullOffer(page, async (part) => {
      const mat = { ...moment, name: `${moment.name}-offer-${part}` }
      for (const size of fitting) await lookAt(page, mat, { language, size })
    })
}

/** Takes the figures and the pictures of a moment at one size. */
async function lookAt(page: Page, moment: Moment, { language, size }: { language: Language; size: SizeName }) {
  const folder = join(FOLDER, moment.game, size)
  mkdirSync(folder, { recursive: true })
  const figures = await takeFigures(page, size, themes, async (theme) => {
    const path = join(folder, `${moment.name}-${language}-${theme}.jpg`)
    // Two of the four looks are enough for the eye.
    const isKept = (language === 'en') === (theme === 'light') || themes.length === 1
    if (!isKept) return
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await page.screenshot({ path, quality: 75, type: 'jpeg', scale: 'css' })
  })
  const file = join(folder, `${moment.name}-${language}.screen.json`)
  writeFileSync(file, JSON.stringify({ game: moment.game, size, moment: moment.name, language, ...figures }))
}
