import type { Page } from '@playwright/test'

const MAT = '.offer-mat'
/** What adds to an offer, and is not in it yet. */
const MORE = `${MAT} .tray-more button:not(:disabled, [aria-pressed=true])`

/** More than this is laid on a page of no offer that is meant. */
const MOST = 6

/**
 * Words an offer at the open table, as full as offers get, on every sheet of its mat. `look` is called at every sheet and at
 * every page of a sheet. False: nothing can be offered in one's own words here.
 */
export async function wordFullOffer(page: Page, look: (part: string) => Promise<void>): Promise<boolean> {
  const offer = page.locator('.offers [data-offer]').last()
  if ((await offer.count()) === 0) return false
  await offer.click()
  if ((await page.locator(MAT).count()) === 0) return false
  const sheets = page.locator(`${MAT} .offer-sheet > button:first-child`)
  for (let sheet = 0; sheet < Math.max(1, await sheets.count()); sheet++) {
    if ((await sheets.count()) > 0) await sheets.nth(sheet).click()
    const pages = page.locator(`${MAT} .offer-pages button`)
    for (let part = 0; part < Math.max(1, await pages.count()); part++) {
      if ((await pages.count()) > 0) await pages.nth(part).click()
      await page.evaluate(pressSome, { query: MORE, most: MOST })
      await look(`${sheet}${part}`)
    }
  }
  await page.locator(`${MAT} [data-key=x]`).click()
  return true
}

/** Presses one after another, each on what the last has left. Runs inside the page. */
async function pressSome({ query, most }: { query: string; most: number }): Promise<void> {
  for (const button of [...document.querySelectorAll<HTMLElement>(query)].slice(0, most)) {
    button.click()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
}
