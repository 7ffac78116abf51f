/** What somebody wants to see closely: a card, or why something cannot be chosen now. */
export interface ZoomTarget {
  readonly element: HTMLElement
  /** Null where something else than a card says why it cannot be chosen. */
  readonly card: string | null
  /** The rule that keeps it from being chosen now, if any. */
  readonly why: string | null
  /** What lies under the close view can still be pressed, such as the neighbours of a card that answers. */
  readonly passing: boolean
}

const HOVER_MS = 500
/** Once a card is held close, its neighbours follow at once. */
const NEXT_MS = 120
const LEAVE_MS = 180
const PRESS_MS = 450
const PRESS_SLACK = 10

const isElement = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement || target instanceof SVGElement
const cardAt = (target: EventTarget | null): HTMLElement | null =>
  isElement(target) ? target.closest<HTMLElement>('[data-card], [data-why]') : null
/** The card that a button holds, if it is just one. */
function cardIn(button: HTMLElement): HTMLElement | null {
  const [card, another] = button.querySelectorAll<HTMLElement>('[data-card]')
  return another ? null : (card ?? null)
}
/** What the focus is on: a card, or the button that holds it. */
const focusedCard = (target: EventTarget | null): HTMLElement | null =>
  cardAt(target) ?? (target instanceof HTMLButtonElement ? cardIn(target) : null)
const answers = (card: HTMLElement): boolean => card.closest('[data-answers], [data-option]') !== null

function targetOf(element: HTMLElement, passing: boolean): ZoomTarget {
  const card = (element.dataset['card'] ?? cardIn(element)?.dataset['card']) || null
  const why = element.closest<HTMLElement>('[data-why]')?.dataset['why'] ?? null
  return { element, card, why, passing: passing || card === null }
}
const isZoom = (target: EventTarget | null): boolean => isElement(target) && target.closest('.zoom-layer') !== null

/**
 * Watches a page for the wish to see a card closely: the pointer rests on it, it has the focus, a finger stays on it,
 * Space is pressed, or it is clicked where a click answers nothing. Any element with `data-card` takes part, and any with
 * `data-why`; what lies in one with `data-answers` or `data-option` keeps its click.
 */
export function watchZoom(page: Document, show: (target: ZoomTarget | null) => void): () => void {
  const leave = new AbortController()
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    heard: (event: DocumentEventMap[K]) => void,
    capture = false,
  ) => page.addEventListener(type, heard, { signal: leave.signal, capture })
  let shown: HTMLElement | null = null
  /** What will be shown soon: a card, none, or no change at all. */
  let wanted: HTMLElement | null | undefined
  let timer = 0
  let press = 0
  let pressed: { x: number; y: number } | null = null
  let swallowClick = false
  /** A card that leaves the table takes its close view with it. */
  const departures = new MutationObserver(() => shown && !shown.isConnected && set(null))

  const cancel = () => {
    window.clearTimeout(timer)
    wanted = undefined
  }
  const set = (element: HTMLElement | null, passing = false) => {
    cancel()
    shown = element
    if (element) departures.observe(page.body, { childList: true, subtree: true })
    else departures.disconnect()
    show(element && targetOf(element, passing))
  }
  const later = (element: HTMLElement | null, ms: number, passing = false) => {
    window.clearTimeout(timer)
    wanted = element
    timer = window.setTimeout(() => set(element, passing), ms)
  }
  const endPress = () => {
    window.clearTimeout(press)
    pressed = null
  }

  /** The pointer came to this card, or to none. */
  const point = (card: HTMLElement | null) => {
    if (card === shown) cancel()
    else if (card !== wanted)
      later(card, card ? (shown ? NEXT_MS : HOVER_MS) : LEAVE_MS, card !== null && answers(card))
  }
  on('focusin', ({ target }) => {
    const card = focusedCard(target)
    if (card && isElement(target) && target.matches(':focus-visible')) later(card, HOVER_MS)
  })
  on('focusout', ({ target }) => {
    if (focusedCard(target)) later(null, LEAVE_MS)
  })
  on(
    'keydown',
    (event) => {
      const card = cardAt(event.target)
      if (event.key === ' ' && card) {
        event.preventDefault()
        set(card === shown ? null : card)
      } else if (event.key === 'Escape' && shown) {
        event.stopPropagation()
        set(null)
      }
    },
    true,
  )
  // A button answers Space when the key comes up again.
  on('keyup', (event) => event.key === ' ' && cardAt(event.target) && event.preventDefault(), true)
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    const card = cardAt(target)
    swallowClick = false
    if (!card && !isZoom(target)) set(null)
    if (!card || pointerType === 'mouse') return
    pressed = { x: clientX, y: clientY }
    press = window.setTimeout(() => {
      swallowClick = true
      set(card)
    }, PRESS_MS)
  })
  // Only a pointer that moves asks for a card: one that is dealt under a resting pointer was not asked for.
  on('pointermove', ({ target, pointerType, clientX, clientY }) => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > PRESS_SLACK) endPress()
    if (pointerType === 'mouse') point(isZoom(target) ? shown : cardAt(target))
  })
  on('pointerup', endPress)
  on('pointercancel', endPress)
  on('contextmenu', (event) => (swallowClick || pressed) && cardAt(event.target) && event.preventDefault())
  on(
    'click',
    (event) => {
      const card = cardAt(event.target)
      if (swallowClick && card) {
        event.preventDefault()
        event.stopPropagation()
      } else if (card) set(answers(card) ? null : card)
      swallowClick = false
    },
    true,
  )
  on('scroll', ({ target }) => shown && !isZoom(target) && set(null), true)
  return () => {
    window.clearTimeout(timer)
    window.clearTimeout(press)
    departures.disconnect()
    leave.abort()
  }
}
