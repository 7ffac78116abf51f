import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { measurePage, type PageFigures } from './measure-page.ts'
import { settle } from './open-moment.ts'
import { SIZES, type SizeName } from './sizes.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Everything that is counted on one screen. */
export interface Figures extends PageFigures {
  /** What stands out too little from what it lies on, with its theme. */
  readonly contrast: readonly string[]
}

/** Counts what is on the table that is open, at one size; `onTheme` looks at it in each theme. */
export async function takeFigures(
  page: Page,
  size: SizeName,
  themes: readonly Theme[],
  onTheme: (theme: Theme) => Promise<unknown> = async () => undefined,
): Promise<Figures> {
  const { phone } = SIZES[size]
  await page.setViewportSize(SIZES[size])
  await settle(page)
  const figures = await page.evaluate(measurePage, leastOn(phone))
  const contrast: string[] = []
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await settle(page)
    // No part of the app is in a frame: axe need not open a second page, which would send the table to the background.
    const axe = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode()
    const { violations } = await axe.analyze()
    for (const { nodes } of violations) for (const { target } of nodes) contrast.push(`${theme}: ${target.join(' ')}`)
    await onTheme(theme)
  }
  return { ...figures, contrast }
}

/** How small text and things to press may be, in px; with a mouse nothing is too small to press. */
const leastOn = (phone: boolean) => (phone ? { least: 12, thumb: 44 } : { least: 11, thumb: 0 })

/** More buttons than this beside each other are searched instead of read. */
const MOST_BUTTONS = 5

/** What a screen misses, in words; nothing: it holds. */
export const missesOf = ({ hiddenParts, smallTexts, buttons, overlaps, contrast, smallTargets }: Figures): string[] => [
  ...hiddenParts.map((part) => `hidden: ${part}`),
  ...smallTexts.map((text) => `too small to read: ${text}`),
  ...(buttons > MOST_BUTTONS ? [`${buttons} buttons at once`] : []),
  ...overlaps.map((pair) => `overlap: ${pair}`),
  ...contrast.map((part) => `too pale: ${part}`),
  ...smallTargets.map((part) => `too small to touch: ${part}`),
]
