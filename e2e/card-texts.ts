import type { Page } from '@playwright/test'

/** One stretch of text on a card, as the browser has set it. */
export interface CardText {
  readonly card: string
  readonly text: string
  /** In pixels. */
  readonly size: number
  readonly weight: number
  readonly colour: string
  /** Where its lines lie on the page. */
  readonly lines: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
}

/** What is wrong with the cards of a page, in words, and all their texts. */
export interface CardSheet {
  readonly cards: number
  readonly texts: readonly CardText[]
  readonly overflows: readonly string[]
  readonly missing: readonly string[]
}

/** Reads every card on the page: what does not fit, what has no picture, and where its texts stand. */
export async function readCards(page: Page): Promise<CardSheet> {
  return page.evaluate(async () => {
    /** What the rounding of a browser may add, in pixels. */
    const SLACK = 0.8
    /** The least height of a picture, in parts of the width of its card. */
    const LEAST_PICTURE = { hand: 0.19, tile: 0.16, tall: 0.42, zoom: 0.22 } as const
    const overflows: string[] = []
    const missing: string[] = []
    const texts: CardText[] = []
    const shown = (element: Element) => element.getBoundingClientRect().width > 0
    const crosses = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    await document.fonts.ready
    const cards = [...document.querySelectorAll<HTMLElement>('.all-cards [data-card] .card')]
    for (const card of cards) {
      const name = card.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '?'
      const inside = card.querySelector<HTMLElement>('.card-in')
      const picture = card.querySelector<HTMLImageElement>('.picture')
      if (!inside || !picture?.complete || picture.naturalWidth === 0) missing.push(name)
      if (!inside) continue
      const frame = inside.getBoundingClientRect()
      const border = Number.parseFloat(getComputedStyle(inside).borderLeftWidth)
      const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.replace('\u2060', '').trim() ?? ''
        const parent = node.parentElement
        if (text === '' || !parent || !shown(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const style = getComputedStyle(parent)
        texts.push({
          card: name,
          text,
          size: Number.parseFloat(style.fontSize),
          weight: Number(style.fontWeight),
          colour: style.color,
          lines: lines.map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
        })
        // Lines are as high as the font wants, letters are lower.
        const isOut = lines.some(
          (line) =>
            line.left < frame.left + border - SLACK ||
            line.right > frame.right - border + SLACK ||
            line.top + line.height * 0.15 < frame.top - SLACK ||
            line.bottom - line.height * 0.15 > frame.bottom - border + SLACK,
        )
        if (isOut) overflows.push(`${name}: "${text}" leaves the card`)
        if (style.textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth + 1)
          overflows.push(`${name}: "${text}" is cut`)
      }
      const art = card.querySelector('.card-art')?.getBoundingClientRect()
      const size = (['hand', 'tile', 'tall', 'zoom'] as const).find((one) => card.classList.contains(`card-${one}`))
      if (art && size && art.height < LEAST_PICTURE[size] * frame.width)
        overflows.push(`${name}: its text leaves a picture of ${Math.round(art.height)} px`)
      const parts = [
        '.card-left > *',
        '.card-right > *',
        '.card-marks',
        '.card-points',
        '.card-type > span',
        '.card-source',
        '.card-name',
      ]
        .flatMap((query) => [...card.querySelectorAll(query)])
        .filter(shown)
      for (const [i, one] of parts.entries())
        for (const other of parts.slice(i + 1))
          if (crosses(one.getBoundingClientRect(), other.getBoundingClientRect()))
            overflows.push(`${name}: ${one.className} lies over ${other.className}`)
    }
    return { cards: cards.length, texts, overflows, missing }
  })
}
