/** Where something lies on the screen: its middle and its width. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** What is not shown has no width. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width }
}

/** The same by the corner where it begins: parts of the board grow and shrink. */
export function cornerOf(element: Element): Spot {
  const { left, top, width } = element.getBoundingClientRect()
  return { x: left, y: top, width }
}

const flights = new WeakMap<Element, Animation>()

/** Ends the flight of a piece, so that it can be measured where it lies. */
export function land(piece: Element): void {
  flights.get(piece)?.cancel()
  flights.delete(piece)
}

interface Way {
  readonly from: Spot
  readonly to: Spot
  readonly delay: number
  readonly duration: number
  /** Over everything else, along an arc. */
  readonly lifted: boolean
  /** The back that it shows until it has turned over half way; null: it does not turn. */
  readonly back: Element | null
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** Lets a piece travel to where it lies already. Its own turn and size by style stay as they are. */
export function fly(piece: Element, { from, to, delay, duration, lifted, back }: Way): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const scale = to.width > 0 ? from.width / to.width : 1
  const rise = lifted ? Math.min(40, Math.hypot(dx, dy) * 0.12) : 0
  const flight = piece.animate(
    [
      { translate: `${dx}px ${dy}px`, scale, ...(back && { rotate: 'y 180deg' }), ...(lifted && { zIndex: 5 }) },
      {
        translate: `${dx * 0.4}px ${dy * 0.4 - rise}px`,
        scale: 1 + (scale - 1) * 0.4 + (lifted ? 0.05 : 0),
        ...(back && { rotate: 'y 90deg' }),
        offset: 0.45,
      },
      { translate: '0 0', scale: 1, ...(lifted && { zIndex: 5 }) },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
  flights.set(piece, flight)
  if (back) coverUntilTurned(piece, back, flight, { delay, duration })
}

/** Lets a part of the board move to where it lies already, by the same clock as a piece that is not lifted. */
export function glide(part: Element, { x, y }: { readonly x: number; readonly y: number }, duration: number): void {
  const way = [
    { translate: `${x}px ${y}px` },
    { translate: `${x * 0.4}px ${y * 0.4}px`, offset: 0.45 },
    { translate: '0 0' },
  ]
  flights.set(part, part.animate(way, { duration, easing: EASE, composite: 'add' }))
}

/** Lays the back over a piece until it stands edge on. */
function coverUntilTurned(piece: Element, back: Element, flight: Animation, times: Pick<Way, 'delay' | 'duration'>) {
  const cover = document.createElement('span')
  cover.className = 'turning-back'
  cover.setAttribute('aria-hidden', 'true')
  cover.append(back.cloneNode(true))
  piece.append(cover)
  cover.animate([{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0, offset: 0.45 }, { opacity: 0 }], {
    ...times,
    easing: EASE,
    fill: 'both',
  })
  const uncover = () => cover.remove()
  flight.onfinish = uncover
  flight.oncancel = uncover
}

type Path = Omit<Way, 'lifted' | 'back'>

/** A token that flies over the table and is gone. */
export function flyToken(layer: Element, icon: Element, { from, to, delay, duration }: Path): void {
  const token = document.createElement('span')
  token.className = 'token token-flying'
  token.append(icon.cloneNode(true))
  passOver(layer, token, { from, to, delay, duration })
}

/** The back of a card that flies over the table and is gone: nobody may see which card it is. */
export function flyBack(layer: Element, path: Path): void {
  const back = document.createElement('span')
  back.className = 'back-flying'
  passOver(layer, back, path)
}

function passOver(layer: Element, thing: HTMLElement, { from, to, delay, duration }: Path): void {
  thing.setAttribute('aria-hidden', 'true')
  thing.style.left = `${to.x}px`
  thing.style.top = `${to.y}px`
  layer.append(thing)
  const flight = thing.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { translate: '0 0', opacity: 0 },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
  flight.onfinish = () => thing.remove()
  flight.oncancel = () => thing.remove()
}

/** A number that has just changed pulses once. */
export function pulse(element: Element, delay: number, duration: number): void {
  element.animate([{ scale: 1 }, { scale: 1.3, offset: 0.3 }, { scale: 1 }], { duration, delay, easing: EASE })
}
