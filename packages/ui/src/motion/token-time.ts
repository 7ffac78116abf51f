/** The times of the motion tokens: how long something moves, or how long something stays to be read. */
export type TimeToken =
  | 't-tap'
  | 't-hover'
  | 't-move'
  | 't-deal'
  | 't-turn'
  | 't-roll'
  | 't-hold'
  | 't-banner'
  | 'stagger'

/** A time of the tokens in milliseconds, at the pace that is set; 0 where nothing moves. */
export function tokenTime(token: TimeToken): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
  const time = Number.parseFloat(text)
  return Number.isNaN(time) ? 0 : time * (text.endsWith('ms') ? 1 : 1000)
}
