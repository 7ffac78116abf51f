/** A rectangle on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const MARGIN = 8
const GAP = 12

const within = (at: number, size: number, space: number): number =>
  Math.max(MARGIN, Math.min(at, space - size - MARGIN))

/** Where the zoom stands: beside its card on the side with room, else over or under it; always on the screen. */
export function placeZoom(
  anchor: Box,
  zoom: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const right = anchor.left + anchor.width + GAP
  const left = anchor.left - GAP - zoom.width
  const middle = within(anchor.top + anchor.height / 2 - zoom.height / 2, zoom.height, screen.height)
  if (right + zoom.width <= screen.width - MARGIN) return { left: right, top: middle }
  if (left >= MARGIN) return { left, top: middle }
  const centre = within(anchor.left + anchor.width / 2 - zoom.width / 2, zoom.width, screen.width)
  const above = anchor.top - GAP - zoom.height
  const below = anchor.top + anchor.height + GAP
  if (above >= MARGIN) return { left: centre, top: above }
  if (below + zoom.height <= screen.height - MARGIN) return { left: centre, top: below }
  // No side has room for all of it: the side with more of it, cut to the screen.
  const roomAbove = anchor.top
  const roomBelow = screen.height - anchor.top - anchor.height
  return { left: centre, top: roomAbove > roomBelow ? MARGIN : within(below, zoom.height, screen.height) }
}
