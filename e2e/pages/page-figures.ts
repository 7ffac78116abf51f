import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What was counted on one page in one state, size, language and theme. */
export interface PageFigures {
  /** How far the page is wider than the screen, in px. */
  readonly overflow: number
  /** Texts that are cut off at the side. */
  readonly cut: readonly string[]
  /** What axe finds besides contrast. */
  readonly axe: readonly string[]
  readonly contrast: readonly string[]
}

/** Runs inside the page. */
function measureWidth(): Pick<PageFigures, 'overflow' | 'cut'> {
  const root = document.documentElement
  const cut: string[] = []
  for (const part of document.querySelectorAll<HTMLElement>('main *, header *')) {
    const style = getComputedStyle(part)
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const hasText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!hides || !hasText || part.closest('.visually-hidden') || style.clipPath !== 'none') continue
    if (part.scrollWidth > part.clientWidth + 1) cut.push(`.${part.className} "${part.textContent?.slice(0, 40)}"`)
  }
  return { overflow: Math.max(0, root.scrollWidth - root.clientWidth), cut }
}

/** Counts what is wrong with the page as it stands; another theme changes nothing but colours. */
export async function takeFigures(page: Page, { onlyColours = false } = {}): Promise<PageFigures> {
  const width = await page.evaluate(measureWidth)
  // No part of the app is in a frame: axe need not open a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], iframes: false })
  if (onlyColours) axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, at: target.join(' ') })))
  return {
    ...width,
    axe: found.filter(({ id }) => id !== 'color-contrast').map(({ id, at }) => `${id}: ${at}`),
    contrast: found.filter(({ id }) => id === 'color-contrast').map(({ at }) => at),
  }
}

/** What a page misses, in words; nothing: it holds. */
export const missesOf = ({ overflow, cut, axe, contrast }: PageFigures): string[] => [
  ...(overflow > 0 ? [`${overflow} px too wide`] : []),
  ...cut.map((part) => `cut off: ${part}`),
  ...axe,
  ...contrast.map((part) => `too pale: ${part}`),
]
