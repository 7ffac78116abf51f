import type { Page } from '@playwright/test'

const MAT = '.offer-mat'
/** What adds to an offer, and is not in it yet. */
const MORE = `${MAT} .tray-more button:not(:disabled, [aria-pressed=true])`

/**
 * Words an offer at the open table as full as it gets: everything that can be laid on its mat lies there. `look` is called at
 * every sheet of the mat and at every page of a sheet. False: nothing can be offered in one's own words here.
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
      await page.evaluate((more) => {
        for (const button of document.querySelectorAll<HTMLElement>(more)) button.click()
      }, MORE)
      await look(`${sheet}${part}`)
    }
  }
  await page.locator(`${MAT} [data-key=x]`).click()
  return true
}
