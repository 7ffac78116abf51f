import type { Card } from '@sablier/donjon-quetes-trahisons'
import { CardFace, preparedFace } from '@sablier/ui'
import { CardNote } from '../phone/phone-cards.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'

/** A card on the stage that is only read: at full size, or on a phone as a note. */
export function StillCard({ card }: { card: Card }) {
  const { game, look, language } = useDonjon()
  if (usePhone()) return <CardNote card={card} />
  return (
    <button type="button" className="foe" data-card={card.id}>
      <CardFace face={preparedFace(game, look, card, language)} size="hand" />
    </button>
  )
}
