import type { Card } from '@sablier/donjon-quetes-trahisons'

/** The number that counts on a good: the power of a spoil, the bonus of an object. Others have none. */
export function CardNumber({ card }: { card: Card }) {
  if (card.kind === 'monster') return <b className="tile-number tile-power">{card.power > 0 ? card.power : '='}</b>
  if (card.kind === 'object') return <b className="tile-number tile-bonus">+{card.bonus}</b>
  return null
}
