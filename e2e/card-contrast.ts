import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { CardText } from './card-texts.ts'

type Colour = readonly [r: number, g: number, b: number]

/** A colour as the browser says it, each part from 0 to 1. */
function colourOf(text: string): Colour {
  const parts = [...text.replace(/^[a-z]+\((srgb)?/, '').matchAll(/[\d.]+/g)].map(Number)
  const scale = text.startsWith('rgb') ? 255 : 1
  return [(parts[0] ?? 0) / scale, (parts[1] ?? 0) / scale, (parts[2] ?? 0) / scale]
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const brightness = ([r, g, b]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** WCAG AA: large letters need less. */
const wanted = ({ size, weight }: CardText): number => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5)

/** Of the ground under a line this share may be worse: the edge of a badge, a line of the frame. */
const EDGE = 0.08
/** Browsers draw no higher picture in one piece. */
const HIGHEST = 4000

/** Texts that are hard to read on what is really painted under them, words hidden. */
export async function paleTexts(page: Page, texts: readonly CardText[]): Promise<string[]> {
  const hidden = await page.addStyleTag({
    content: '.card, .card * { color: transparent !important; text-shadow: none !important; }',
  })
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const pale: string[] = []
  for (let top = 0; top < height; top += HIGHEST) {
    const clip = { x: 0, y: top, width, height: Math.min(HIGHEST, height - top) }
    const image = await page.screenshot({ clip, fullPage: true })
    const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const text of texts) {
      const worst = worstContrast(text, { data, width: info.width, height: info.height, top })
      if (worst < wanted(text)) pale.push(`${text.card}: "${text.text}" ${worst.toFixed(2)}`)
    }
  }
  await hidden.evaluate((style) => (style as unknown as Element).remove())
  return pale
}

interface Ground {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Where the picture begins on the page. */
  readonly top: number
}

/** The contrast that all but the edges of the ground reach; no fault where the text lies outside. */
function worstContrast({ colour, lines }: CardText, { data, width, height, top }: Ground): number {
  const ink = brightness(colourOf(colour))
  const found: number[] = []
  for (const line of lines) {
    const last = line.y - top + line.height * 0.8
    if (line.y < top || last > height) continue
    for (let y = Math.round(line.y - top + line.height * 0.2); y < last; y += 2)
      for (let x = Math.round(line.x); x < line.x + line.width; x += 2) {
        const at = (y * width + x) * 3
        const ground: Colour = [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]
        found.push(contrast(ink, brightness(ground)))
      }
  }
  if (found.length === 0) return Number.POSITIVE_INFINITY
  found.sort((a, b) => a - b)
  return found[Math.floor(found.length * EDGE)] ?? 0
}
