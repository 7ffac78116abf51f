import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { openApp } from '../open-app.ts'
import { SIZE_NAMES, SIZES } from '../tables/sizes.ts'
import { THEMES } from '../tables/take-figures.ts'
import { FOLDER, isChosen } from './choice.ts'
import { openState } from './open-state.ts'
import { takeFigures } from './page-figures.ts'
import { PAGE_STATES } from './page-list.ts'

/** A guard against hanging, not a measure of speed. */
const PATIENCE = 3_600_000

for (const state of PAGE_STATES.filter(({ name }) => isChosen('PAGE', name)))
  for (const language of (['en', 'fr'] as const).filter((one) => isChosen('LANGUAGE', one)))
    for (const phone of [false, true])
      test.describe(() => {
        const sizes = SIZE_NAMES.filter((size) => SIZES[size].phone === phone && isChosen('SIZE', size))
        test.skip(sizes.length === 0)
        test.use({ isMobile: phone, hasTouch: phone, contextOptions: { reducedMotion: 'reduce' } })
        test(`${state.name} ${language} ${phone ? 'on phones' : 'on screens'}`, async ({ page }) => {
          test.setTimeout(PATIENCE)
          const complaints: string[] = []
          page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
          page.on('pageerror', (error) => complaints.push(error.message))
          await openApp(page, '/', { language })
          for (const size of sizes) {
            await page.setViewportSize(SIZES[size])
            await openState(page, state)
            for (const [n, theme] of THEMES.filter((one) => isChosen('THEME', one)).entries()) {
              await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
              const figures = await takeFigures(page, { onlyColours: n > 0 })
              const folder = join(FOLDER, state.name)
              mkdirSync(folder, { recursive: true })
              const name = join(folder, `${size}-${language}-${theme}`)
              await page.screenshot({ path: `${name}.png`, scale: 'css' })
              const errors = state.complains ? [] : complaints.splice(0)
              writeFileSync(
                `${name}.json`,
                JSON.stringify({ page: state.name, size, language, theme, ...figures, errors }),
              )
            }
          }
        })
      })
