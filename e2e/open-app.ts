import type { Page } from '@playwright/test'

interface Wishes {
  readonly language?: 'en' | 'fr'
  readonly theme?: 'light' | 'dark'
  readonly pace?: 'slow' | 'normal' | 'fast'
}

/** Sets language, theme and pace before the app opens; later changes by the app itself stay. */
export async function openApp(
  page: Page,
  path = '/',
  { language = 'en', theme = 'light', pace = 'fast' }: Wishes = {},
) {
  await page.addInitScript(
    (state) => {
      if (localStorage.getItem('sablier.settings') === null)
        localStorage.setItem('sablier.settings', JSON.stringify({ state, version: 0 }))
    },
    { language, theme, pace, sound: false, motion: false, name: '' },
  )
  await page.goto(path)
}
