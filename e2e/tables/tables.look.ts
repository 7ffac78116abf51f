import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import { readMoments } from '../moments/kept-moments.ts'
import type { Moment } from '../moments/moment.ts'
import { FOLDER, isChosen } from './choice.ts'
import { measurePage } from './measure-page.ts'
import { openMoment, settle } from './open-moment.ts'
import { SIZE_NAMES, SIZES, type SizeName } from './sizes.ts'

const THEMES = ['light', 'dark'] as const
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
  const { phone } = SIZES[size]
  await page.setViewportSize(SIZES[size])
  await settle(page)
  const figures = await page.evaluate(measurePage, phone ? { least: 12, thumb: 44 } : { least: 11, thumb: 0 })
  const folder = join(FOLDER, moment.game, size)
  mkdirSync(folder, { recursive: true })
  const contrast: string[] = []
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await settle(page)
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    for (const { nodes } of violations) for (const { target } of nodes) contrast.push(`${theme}: ${target.join(' ')}`)
    // Two of the four looks are enough for the eye.
    if ((language === 'en') === (theme === 'light'))
      await page.screenshot({
        path: join(folder, `${moment.name}-${language}-${theme}.jpg`),
        quality: 75,
        type: 'jpeg',
        scale: 'css',
      })
  }
  const file = join(folder, `${moment.name}-${language}.json`)
  writeFileSync(file, JSON.stringify({ game: moment.game, size, moment: moment.name, language, ...figures, contrast }))
}
