import type { Page } from '@playwright/test'

export interface Wishes {
  readonly language?: 'en' | 'fr'
  readonly theme?: 'light' | 'dark'
  readonly pace?: 'calm' | 'normal' | 'quick' | 'none'
  /** What the dice of the games begun here come from, so that a test plays the same game every time; by chance if not given. */
  readonly dice?: number
}

/** Sets language, theme and pace before the app opens; later changes by the app itself stay. */
export async function openApp(
  page: Page,
  path = '/',
  { language = 'en', theme = 'light', pace = 'none', dice }: Wishes = {},
) {
  if (dice !== undefined)
    await page.addInitScript((first) => {
      let n = first
      crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
        if (bytes instanceof Uint8Array) for (let i = 0; i < bytes.length; i++) bytes[i] = n = (n * 137 + 59) % 251
        return bytes
      }
    }, dice)
  await page.addInitScript(
    (state) => {
      if (localStorage.getItem('sablier.settings') === null)
        localStorage.setItem('sablier.settings', JSON.stringify({ state, version: 1 }))
    },
    { language, theme, pace, sound: false, name: '' },
  )
  await page.goto(path)
}
