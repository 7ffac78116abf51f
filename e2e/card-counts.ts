import { expect, type Page } from '@playwright/test'
import { paleTexts } from './card-contrast.ts'
import { readCards } from './card-texts.ts'
import type { GameId } from './games.ts'

/** The sizes of a card and the widths at which each is read: as drawn, where letters have 12 px, and the narrowest one. */
export const SIZES = {
  hand: { width: 170, least: 156 },
  tile: { width: 150, least: 138 },
  tall: { width: 104, least: 96 },
  zoom: { width: 380, least: 260 },
} as const
export type Size = keyof typeof SIZES

/** What is wrong, by kind; each is one line of words. */
export interface Faults {
  readonly overflow: string[]
  readonly tooSmall: string[]
  readonly pale: string[]
  readonly missing: string[]
  readonly shared: string[]
}
export const noFaults = (): Faults => ({ overflow: [], tooSmall: [], pale: [], missing: [], shared: [] })

export interface Variant {
  readonly game: GameId
  readonly language: 'en' | 'fr'
  readonly theme: 'light' | 'dark'
  readonly size: Size
}

/** Opens all cards of a game in one size, with their pictures. */
export async function openCards(page: Page, { game, size }: Pick<Variant, 'game' | 'size'>): Promise<void> {
  await page.goto(`/cards/${game}?size=${size}`)
  await expect(page.locator('.all-cards .card').first()).toBeVisible()
  await expect(page.locator('.all-cards .card-in:empty'), 'cards come in slices').toHaveCount(0)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
}

/** Measures letters and texts of the page at one width. Returns how many cards were read. */
export async function countFaults(page: Page, variant: Variant, narrow: boolean, faults: Faults): Promise<number> {
  const { width, least } = SIZES[variant.size]
  const shown = narrow ? least : width
  await page.addStyleTag({ content: `.all-cards { --card-width: ${shown}px !important; }` })
  const sheet = await readCards(page)
  const where = `${variant.game} ${variant.language} ${variant.theme} ${variant.size} ${shown} px`
  const note = (list: string[], found: readonly string[]) => list.push(...found.map((fault) => `${where}: ${fault}`))
  note(faults.overflow, sheet.overflows)
  note(faults.missing, sheet.missing)
  const smallest = narrow ? 11 : 12
  note(
    faults.tooSmall,
    sheet.texts
      .filter(({ size }) => size < smallest - 0.01)
      .map(({ card, text, size }) => `${card}: "${text}" ${size.toFixed(1)} px`),
  )
  if (!narrow) note(faults.pale, await paleTexts(page, sheet.texts))
  return sheet.cards
}

/** Pictures of a game that are alike to the byte, or one for two cards. */
export async function countShared(page: Page, game: GameId, faults: Faults): Promise<number> {
  const pictures = await page.evaluate(async () => {
    const shown = [...document.querySelectorAll<HTMLElement>('.all-cards [data-card]')].map((card) => ({
      card: card.dataset['card'] ?? '',
      src: card.querySelector<HTMLImageElement>('.picture')?.src ?? '',
    }))
    return Promise.all(
      shown.map(async ({ card, src }) => {
        const bytes = await (await fetch(src)).arrayBuffer()
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        return { card, hash: [...hash].join(' ') }
      }),
    )
  })
  const seen = new Map<string, string>()
  for (const { card, hash } of pictures) {
    const other = seen.get(hash)
    if (other !== undefined) faults.shared.push(`${game}: ${card} and ${other} have one picture`)
    seen.set(hash, card)
  }
  return pictures.length
}
