import { expect, type Page } from '@playwright/test'
import type { Language } from '@sablier/kernel'
import type { SavedMoment } from '../moments/saved-moment.ts'

/** Shows a moment in an app that is open already, without loading the page again. */
export async function showSaved(page: Page, saved: SavedMoment): Promise<void> {
  await storeSaved(page, saved)
  await showStored(page, saved)
}
/** Keeps a moment where the app finds it. */
export const storeSaved = (page: Page, saved: SavedMoment): Promise<void> =>
  page.evaluate((game) => localStorage.setItem(`sablier.game.${game.id}`, JSON.stringify(game)), saved)

/** Shows a moment that the app finds. */
export async function showStored(page: Page, saved: SavedMoment): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), `/play/${saved.id}`)
  await awaitMoment(page, saved)
  await settle(page)
}

/** Changes the language of the open table, as its switch does; on phones that stands in the menu, but is always there. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator(`.table-head .language-switch [lang=${language}]`).first().dispatchEvent('click')
  await expect(page.locator(`html[lang=${language}]`)).toBeAttached()
}

async function awaitMoment(page: Page, { entries, over }: SavedMoment): Promise<void> {
  const cover = '.cover-screen .strong'
  const table = `[data-testid=table][data-entries="${entries.length}"]`
  await shows(page, `${cover}, ${table}`)
  // By key: a pointer would rest on a card and enlarge it.
  const ready = page.locator(cover)
  if (await ready.isVisible()) await ready.press('Enter')
  await shows(page, table)
  await shows(page, over ? '[data-testid=end-screen]' : '.ask-mine')
}

/** Waits until something is shown, frame by frame: a locator would look again only after up to a second. */
async function shows(page: Page, query: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll(wanted)].some((part) => part.checkVisibility()),
    query,
    { timeout: 60_000 },
  )
}

/** Fonts are there, every card is drawn, and whatever moves has arrived. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    while (document.querySelector('.card-in:empty, .lane-face:empty')) await frame()
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    // A hand makes room when its cards are drawn: what is counted lies still.
    const placesNow = () =>
      [...document.querySelectorAll('.card, [data-piece], [data-option]')]
        .map((part) => part.getBoundingClientRect())
        .map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)
        .join()
    for (let [frames, before] = [0, '']; frames < 60 && before !== placesNow(); frames++) {
      before = placesNow()
      await frame()
    }
  })
}
