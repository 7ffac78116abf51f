import type { Seat } from '@sablier/kernel'
import { CardPicture, Count } from '@sablier/ui'
import { HeroPower } from '../parts/hero-power.tsx'
import { UniqueToken } from '../parts/unique-token.tsx'
import { Wounds } from '../parts/wounds.tsx'
import { TrophyCount } from '../seats/trophy-count.tsx'
import { useDonjon } from '../use-donjon.ts'

const SHOWN = ['worn', 'carried', 'pack', 'spoils'] as const
const MOST = 6

/** One's own numbers in a line above the question, with a glimpse of the goods. */
export function OwnStrip({ seat }: { seat: Seat }) {
  const { t, words, cardOf } = useDonjon()
  const goods = SHOWN.flatMap((zone) => t.zone(zone, seat).pieces.flatMap((piece) => cardOf(piece) ?? []))
  return (
    <div className="own-strip" data-seat={seat} data-part="hero">
      <HeroPower seat={seat} />
      <TrophyCount seat={seat} />
      <Count kind="gem" n={t.track('gems', seat)} label={words.gems} />
      <Wounds seat={seat} />
      <UniqueToken seat={seat} />
      <span className="own-glimpse" aria-hidden="true">
        {goods.slice(0, MOST).map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
          <CardPicture key={`${card.id}${i}`} card={card} />
        ))}
        {goods.length > MOST && <b>+{goods.length - MOST}</b>}
      </span>
    </div>
  )
}
