import { describeCard } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Count, Icon } from '@sablier/ui'
import { HeroBust } from '../parts/hero-bust.tsx'
import { HeroPower } from '../parts/hero-power.tsx'
import { Honour } from '../parts/honour.tsx'
import { UniqueToken } from '../parts/unique-token.tsx'
import { Wounds } from '../parts/wounds.tsx'
import { TrophyCount } from '../seats/trophy-count.tsx'
import { useDonjon } from '../use-donjon.ts'
import { PowerSum } from './power-sum.tsx'

/** One's own hero: the gauge with its sum, wounds, name and honour, and what the hero can do. */
export function HeroPanel({ seat }: { seat: Seat }) {
  const { t, cardOf, seats, words, language } = useDonjon()
  const hero = cardOf(t.zone('character', seat).top)
  const [passive, unique] = hero ? describeCard(hero, language) : []
  return (
    <div className="own-hero">
      <HeroBust seat={seat}>
        <HeroPower seat={seat} />
      </HeroBust>
      <div className="plate hero-plate" {...(hero && { 'data-card': hero.id })}>
        <header>
          <b className="plate-name text-seat" data-seat={seat}>
            {seats[seat]?.name}
          </b>
          <em>{hero?.name[language]}</em>
        </header>
        <p className="plate-counts">
          <TrophyCount seat={seat} />
          <span className="hero-gems">
            <Count kind="gem" n={t.track('gems', seat)} label={words.gems} />
          </span>
          <Wounds seat={seat} />
          <Honour seat={seat} />
        </p>
        <PowerSum seat={seat} />
        {passive && <p className="own-says">{passive}</p>}
        {unique && (
          <p className="own-says own-unique">
            <UniqueToken seat={seat} /> <span>{unique}</span>
          </p>
        )}
        {t.track('curse', seat) > 0 && (
          <p className="own-says">
            <Icon name="death-skull" /> {words.temple}
          </p>
        )}
      </div>
    </div>
  )
}
