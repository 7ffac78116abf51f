/** What was counted on one screen; the lists say where. */
export interface PageFigures {
  /** How far the furthest part of the table lies out of view, in px. */
  readonly hidden: number
  readonly hiddenParts: readonly string[]
  /** The height of the smallest text in px. */
  readonly text: number
  readonly smallTexts: readonly string[]
  /** Buttons in the decision bar at once. */
  readonly buttons: number
  /** Pairs of things to press that lie on each other. */
  readonly overlaps: readonly string[]
  /** Lines of text that other text crosses, or that something covers in part. */
  readonly covered: readonly string[]
  /** Things to press that a thumb would miss. */
  readonly smallTargets: readonly string[]
}

/**
 * Counts what is on the screen. Runs inside the page, so everything it needs is inside.
 * What may scroll is a log, a chat, a window or a card held close; whatever else is out of view counts as hidden. No part can
 * excuse itself: the count of points at the end scrolls because it stands in a window.
 */
export function measurePage({ least, thumb }: { least: number; thumb: number }): PageFigures {
  // What could answer other questions but not this one is paper now, not a button.
  const PRESSED =
    'button:not(:disabled[data-choice=idle]), a[href], input, select, textarea, summary, [data-option], [role=button]'
  const SCROLLS = '.log-scroll, .chat, [role=dialog], .zoom-layer'
  const root = document.querySelector('[role=dialog]') ?? document.querySelector('[data-testid=table]')
  if (!root) throw new Error('There is no table')
  const isShown = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !part.closest('.visually-hidden, [inert]') &&
    getComputedStyle(part).clipPath !== 'inset(50%)'
  const nameOf = (part: Element) => {
    const label = part.getAttribute('data-option') ?? part.getAttribute('aria-label') ?? part.textContent ?? ''
    const { className } = part as HTMLElement
    const kind = typeof className === 'string' && className ? `.${className.trim().split(/\s+/).join('.')}` : ''
    return `${part.tagName.toLowerCase()}${kind} "${label.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  }
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const SCREEN: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const clips = new Map<Element, Box>()
  /** The part of the screen in which what lies inside of an element can be seen. */
  const clipOf = (part: Element): Box => {
    const known = clips.get(part)
    if (known) return known
    const style = getComputedStyle(part)
    const parent = part.parentElement
    const outer = !parent || style.position === 'fixed' ? SCREEN : clipOf(parent)
    const { left, top, right, bottom } = part.getBoundingClientRect()
    const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible']
    const own = { ...SCREEN, ...(x && { left, right }), ...(y && { top, bottom }) }
    // What paints out of its line box by a hair, such as the tail of a letter, is not hidden.
    const clip = part === document.documentElement || part === document.body ? SCREEN : meet(outer, own)
    clips.set(part, clip)
    return clip
  }
  const outside = (box: Box, clip: Box): number =>
    Math.max(0, clip.left - box.left, clip.top - box.top, box.right - clip.right, box.bottom - clip.bottom)
  /** What sticks to the end of a window that scrolls; what lies under it is scrolled out from there. */
  const footer = root.matches('[role=dialog]')
    ? [...root.querySelectorAll('*')].find((part) => getComputedStyle(part).position === 'sticky')
    : undefined
  const seenOf = (part: Element): Box =>
    footer && !footer.contains(part)
      ? meet(clipOf(part), { ...SCREEN, bottom: footer.getBoundingClientRect().top })
      : clipOf(part)
  const hiddenBy = new Map<string, number>()
  const hide = (part: Element, box: Box, clip: Box): void => {
    const px = Math.floor(outside(box, clip))
    if (px > 2) hiddenBy.set(nameOf(part), Math.max(px, hiddenBy.get(nameOf(part)) ?? 0))
  }

  const pressed = [...root.querySelectorAll(PRESSED)].filter(
    (part) => isShown(part) && !part.closest(SCROLLS.replace('[role=dialog], ', '')),
  )
  const isWindow = root.matches('[role=dialog]')
  if (!isWindow)
    for (const part of [...pressed, ...root.querySelectorAll('.piece, [data-piece], .card')])
      if (isShown(part) && !part.closest(SCROLLS))
        hide(part, part.getBoundingClientRect(), clipOf(part.parentElement ?? part))

  /** How a part is turned and scaled by itself and everything around it. */
  const turnOf = (part: Element): DOMMatrix => {
    let turn = new DOMMatrix()
    for (let at: Element | null = part; at; at = at.parentElement) {
      const { transform } = getComputedStyle(at)
      if (transform !== 'none') turn = new DOMMatrix(transform).multiply(turn)
    }
    return turn
  }
  const scaleOf = (part: Element, { a, b, c, d }: DOMMatrix): number =>
    ((part as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1) * Math.sqrt(Math.abs(a * d - b * c))
  /** The cosine of the angle from which nobody reads: the sides of a die that look away. */
  const AWAY = 0.7
  /** The letters of every line, without the room a font leaves above and below them. */
  const lines: Letters[] = []
  let text = 1000
  const smallTexts = new Set<string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.parentElement
    if (!part || !node.textContent?.trim() || !isShown(part) || part.closest('option, script, style')) continue
    const svg = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null
    const turn = turnOf(part)
    if (!turn.is2D && turn.m33 < AWAY) continue
    const px =
      Number.parseFloat(getComputedStyle(part).fontSize) * (svg ? Math.hypot(svg.a, svg.b) : scaleOf(part, turn))
    text = Math.min(text, px)
    if (px < least - 0.05) smallTexts.add(`${px.toFixed(1)} px ${nameOf(part)}`)
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue
      const { left, right } = box
      const letters = { left, right, top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 }
      lines.push({ part, box: meet(letters, seenOf(part)) })
      if (!isWindow && !svg && !part.closest(SCROLLS)) hide(part, box, clipOf(part))
    }
  }
  const covered = findCovered()

  /** Whether nothing shines through: pictures, and boxes with a ground of their own. */
  function isOpaque(part: Element): boolean {
    if (!isShown(part)) return false
    for (let at: Element | null = part; at; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < 0.8) return false
    if (part.matches('img, canvas')) return true
    const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(part)
    // Of a drawing only its shapes hide anything, not the box round it.
    if (part instanceof SVGSVGElement) return false
    if (part instanceof SVGGraphicsElement) return fill !== 'none' && Number(fillOpacity) >= 0.8
    const alpha = /[,/] ?([\d.]+)\)$/.exec(backgroundColor.startsWith('rgb(') ? '' : backgroundColor)
    const isFilled = backgroundColor !== 'transparent' && Number(alpha?.[1] ?? 1) >= 0.8
    return isFilled || (backgroundImage !== 'none' && !/transparent|rgba\(| \/ /.test(backgroundImage))
  }

  interface Letters {
    readonly part: Element
    readonly box: Box
  }
  /** What lies on a line at a point: other text, or something that hides it; null: nothing does. */
  function coverAt({ part }: Letters, [x, y]: readonly [number, number], others: ReadonlySet<Element>): Element | null {
    const top = document.elementFromPoint(x, y)
    if (others.size === 0 && (!top || part.contains(top) || top.contains(part))) return null
    const stack = document.elementsFromPoint(x, y)
    const own = stack.findIndex((one) => part.contains(one))
    for (const one of stack.slice(0, Math.max(0, own))) {
      if (one.contains(part)) continue
      if (others.has(one) || isOpaque(one)) return one
    }
    return null
  }

  /** The points at which a line is looked at: one every few letters, and wherever the letters of other text cross it. */
  function* pointsOf(
    line: Letters,
  ): Generator<readonly [point: readonly [number, number], others: ReadonlySet<Element>]> {
    const { left, right, top, bottom } = line.box
    const [count, none] = [Math.ceil((right - left) / 20), new Set<Element>()]
    for (let n = 0; n < count; n++) yield [[left + ((right - left) * (n + 0.5)) / count, (top + bottom) / 2], none]
    for (const other of lines) {
      const both = meet(line.box, other.box)
      if (other.part === line.part || both.right - both.left <= 2 || both.bottom - both.top <= 2) continue
      yield [[(both.left + both.right) / 2, (both.top + both.bottom) / 2], new Set([other.part])]
    }
  }

  /** Lines that cannot be read whole. */
  function findCovered(): string[] {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '* { pointer-events: auto !important }'
    const found = new Set<string>()
    for (const line of lines) {
      if (line.box.right - line.box.left < 4 || line.box.bottom - line.box.top < 3) continue
      for (const [point, others] of pointsOf(line)) {
        const cover = coverAt(line, point, others)
        if (cover) found.add(`${nameOf(line.part)} under ${nameOf(cover)}`)
      }
    }
    style.remove()
    return [...found]
  }

  const boxes = pressed.map((part) => ({
    part,
    box: meet(part.getBoundingClientRect(), seenOf(part.parentElement ?? part)),
  }))
  const overlaps: string[] = []
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) {
      const { left, top, right, bottom } = meet(one.box, other.box)
      if (right - left <= 2 || bottom - top <= 2) continue
      if (one.part.contains(other.part) || other.part.contains(one.part)) continue
      // Cards fanned out like a hand lie on each other on purpose, as long as each can be touched.
      const fan = one.part.closest('[data-fan]')
      if (fan?.contains(other.part) && Math.abs(one.box.left - other.box.left) >= (thumb || 24)) continue
      overlaps.push(`${nameOf(one.part)} and ${nameOf(other.part)}`)
    }

  const isHit = (part: Element, x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (part.contains(hit) || hit.closest('label')?.control === part)
  }
  const smallTargets = pressed.filter((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    if (width >= thumb - 0.5 && height >= thumb - 0.5) return false
    // A word in a sentence is as high as its line.
    if (part.matches('.text-card, .word-link, .link')) return false
    const [x, y, reach] = [left + width / 2, top + height / 2, thumb / 2 - 1]
    return ![
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([px = 0, py = 0]) => isHit(part, px, py))
  })
  const buttons = [...root.querySelectorAll('.ask-mine .ask-answers :is(button, summary)')].filter(
    (part) => isShown(part) && !part.closest('ul') && !part.matches('[data-more], [data-less]'),
  )
  const sorted = [...hiddenBy].sort(([, a], [, b]) => b - a)
  return {
    hidden: sorted[0]?.[1] ?? 0,
    hiddenParts: sorted.slice(0, 8).map(([name, px]) => `${px} px ${name}`),
    text: Math.round(text * 10) / 10,
    smallTexts: [...smallTexts].sort().slice(0, 8),
    buttons: buttons.length,
    overlaps: overlaps.slice(0, 12),
    covered: covered.slice(0, 12),
    smallTargets: thumb > 0 ? smallTargets.map(nameOf) : [],
  }
}
