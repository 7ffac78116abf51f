import type { Page } from '@playwright/test'
import axe from 'axe-core'
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
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  for (const theme of themes) {
    await page.evaluate(showTheme, theme)
    contrast.push(...(await page.evaluate(findPale)).map((part) => `${theme}: ${part}`))
    await onTheme(theme)
  }
  return { ...figures, contrast }
}

/** Changes the theme; nothing moves by it, so no frame need be awaited. Runs inside the page. */
function showTheme(theme: Theme): void {
  document.documentElement.setAttribute('data-theme', theme)
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** What axe finds too pale. It need not describe what it has no doubt about, which takes most of its time. Runs inside the page. */
async function findPale(): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
}

/** How small text and things to press may be, in px; with a mouse nothing is too small to press. */
const leastOn = (phone: boolean) => (phone ? { least: 12, thumb: 44 } : { least: 11, thumb: 0 })

/** More buttons than this beside each other are searched instead of read. */
const MOST_BUTTONS = 5

/** What a screen misses, in words; nothing: it holds. */
export const missesOf = ({
  hiddenParts,
  smallTexts,
  buttons,
  overlaps,
  covered,
  contrast,
  smallTargets,
}: Figures): string[] => [
  ...hiddenParts.map((part) => `hidden: ${part}`),
  ...smallTexts.map((text) => `too small to read: ${text}`),
  ...(buttons > MOST_BUTTONS ? [`${buttons} buttons at once`] : []),
  ...overlaps.map((pair) => `overlap: ${pair}`),
  ...covered.map((line) => `not to be read whole: ${line}`),
  ...contrast.map((part) => `too pale: ${part}`),
  ...smallTargets.map((part) => `too small to touch: ${part}`),
]
