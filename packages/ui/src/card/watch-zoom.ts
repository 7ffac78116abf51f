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

/** Shows one card closely at a time: at once, or a little later unless something else is wanted by then. */
class CloseView {
  shown: HTMLElement | null = null
  /** What will be shown soon: a card, none, or no change at all. */
  private wanted: HTMLElement | null | undefined
  private timer = 0
  /** A card that leaves the table takes its close view with it. */
  private readonly departures = new MutationObserver(() => this.shown && !this.shown.isConnected && this.set(null))

  constructor(
    private readonly page: Document,
    private readonly show: (target: ZoomTarget | null) => void,
  ) {}

  set(element: HTMLElement | null, passing = false): void {
    this.cancel()
    this.shown = element
    if (element) this.departures.observe(this.page.body, { childList: true, subtree: true })
    else this.departures.disconnect()
    this.show(element && targetOf(element, passing))
  }
  later(element: HTMLElement | null, ms: number, passing = false): void {
    window.clearTimeout(this.timer)
    this.wanted = element
    this.timer = window.setTimeout(() => this.set(element, passing), ms)
  }
  /** The pointer came to this card, or to none. */
  point(card: HTMLElement | null): void {
    if (card === this.shown) this.cancel()
    else if (card !== this.wanted)
      this.later(card, card ? (this.shown ? NEXT_MS : HOVER_MS) : LEAVE_MS, card !== null && answers(card))
  }
  end(): void {
    window.clearTimeout(this.timer)
    this.departures.disconnect()
  }
  private cancel(): void {
    window.clearTimeout(this.timer)
    this.wanted = undefined
  }
}

type On = <K extends keyof DocumentEventMap>(
  type: K,
  heard: (event: DocumentEventMap[K]) => void,
  capture?: boolean,
) => void

/** The focus shows a card, Space shows or hides it, Escape hides it. */
function watchKeys(on: On, view: CloseView): void {
  on('focusin', ({ target }) => {
    const card = focusedCard(target)
    if (card && isElement(target) && target.matches(':focus-visible')) view.later(card, HOVER_MS)
  })
  on('focusout', ({ target }) => {
    if (focusedCard(target)) view.later(null, LEAVE_MS)
  })
  on(
    'keydown',
    (event) => {
      const card = cardAt(event.target)
      if (event.key === ' ' && card) {
        event.preventDefault()
        view.set(card === view.shown ? null : card)
      } else if (event.key === 'Escape' && view.shown) {
        event.stopPropagation()
        view.set(null)
      }
    },
    true,
  )
  // A button answers Space when the key comes up again.
  on('keyup', (event) => event.key === ' ' && cardAt(event.target) && event.preventDefault(), true)
}

/** A resting pointer shows a card, and so does a finger that stays on it; a click does where it answers nothing. Returns its end. */
function watchPointer(on: On, view: CloseView): () => void {
  let press = 0
  let pressed: { x: number; y: number } | null = null
  let swallowClick = false
  const endPress = () => {
    window.clearTimeout(press)
    pressed = null
  }
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    const card = cardAt(target)
    swallowClick = false
    if (!card && !isZoom(target)) view.set(null)
    if (!card || pointerType === 'mouse') return
    pressed = { x: clientX, y: clientY }
    press = window.setTimeout(() => {
      swallowClick = true
      view.set(card)
    }, PRESS_MS)
  })
  // Only a pointer that moves asks for a card: one that is dealt under a resting pointer was not asked for.
  on('pointermove', ({ target, pointerType, clientX, clientY }) => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > PRESS_SLACK) endPress()
    if (pointerType === 'mouse') view.point(isZoom(target) ? view.shown : cardAt(target))
  })
  on('pointerup', endPress)
  on('pointercancel', endPress)
  on('contextmenu', (event) => (swallowClick || pressed) && cardAt(event.target) && event.preventDefault())
  const onClick = (event: MouseEvent) => {
    const card = cardAt(event.target)
    if (swallowClick && card) {
      event.preventDefault()
      event.stopPropagation()
    } else if (card) view.set(answers(card) ? null : card)
    swallowClick = false
  }
  on('click', onClick, true)
  return endPress
}

/**
 * Watches a page for the wish to see a card closely: the pointer rests on it, it has the focus, a finger stays on it,
 * Space is pressed, or it is clicked where a click answers nothing. Any element with `data-card` takes part, and any with
 * `data-why`; what lies in one with `data-answers` or `data-option` keeps its click.
 */
export function watchZoom(page: Document, show: (target: ZoomTarget | null) => void): () => void {
  const left = new AbortController()
  const on: On = (type, heard, capture = false) => page.addEventListener(type, heard, { signal: left.signal, capture })
  const view = new CloseView(page, show)
  watchKeys(on, view)
  const endPress = watchPointer(on, view)
  on('scroll', ({ target }) => view.shown && !isZoom(target) && view.set(null), true)
  return () => {
    endPress()
    view.end()
    left.abort()
  }
}
