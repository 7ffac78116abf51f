import type { Seat } from '@sablier/kernel'
import { characterOf, GUILDS, hasCertificate, isAlive, isMember, spaceAt, spacesOf } from '@sablier/prophecy'
import { CardPicture, Count, SeatPlate, useLanguage, useSeatPlate } from '@sablier/ui'
import { CubeLine } from '../sheet/cubes.tsx'
import { GuildSeal } from '../sheet/guild-seal.tsx'
import { useAdventure } from '../use-adventure.ts'
import { useSpaceName } from '../use-space-name.ts'
import { useProphecyWords } from '../words.ts'

/** Somebody else's adventurer at a glance: seals, place, cubes, gold, experience, items, and what they may buy next. */
export function Plate({ seat, onOpen }: { seat: Seat; onOpen: () => void }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const nameOf = useSpaceName()
  const plate = useSeatPlate(seat)
  const chosen = !t.zone('character', seat).isEmpty
  const hero = chosen ? characterOf(t, seat) : null
  const at = t.track('position', seat)
  const note = !isAlive(t, seat) ? words.fallen : `${hero?.name[language] ?? ''}${at >= 0 ? ` · ${nameOf(at)}` : ''}`
  return (
    <SeatPlate {...plate} className="plate" {...(hero && { card: hero })} note={note} onOpen={onOpen}>
      <span className="plate-cubes">
        <CubeLine seat={seat} type="strength" />
        <CubeLine seat={seat} type="willpower" />
      </span>
      <span className="plate-goods">
        <Count kind="gold" n={t.track('gold', seat)} label={words.gold} track={`gold.${seat}`} />
        <Count kind="xp" n={t.track('experience', seat)} label={words.experience} track={`experience.${seat}`} />
        <span className="plate-seals">
          {GUILDS.map((guild) => (
            <GuildSeal key={guild} guild={guild} seat={seat} />
          ))}
        </span>
      </span>
      <PlateItems seat={seat} />
      <Next seat={seat} />
    </SeatPlate>
  )
}

function PlateItems({ seat }: { seat: Seat }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const { pieces } = t.zone('items', seat)
  if (pieces.length === 0) return null
  return (
    <span className="plate-items" data-zone={`items.${seat}`}>
      {pieces.map((piece) => (
        <span
          key={piece}
          className={`plate-item${t.mark('damaged', piece) > 0 ? ' plate-item-damaged' : ''}`}
          data-card={t.card(piece).id}
          title={t.card(piece).name[language]}
        >
          <CardPicture card={t.card(piece)} />
        </span>
      ))}
    </span>
  )
}

const PRICE = 5

/** The certificate somebody could buy when they get there, or what they lack. */
function Next({ seat }: { seat: Seat }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  if (!isAlive(t, seat) || t.zone('character', seat).isEmpty) return null
  const [experience, gold] = [t.track('experience', seat), t.track('gold', seat)]
  if (experience < PRICE) return <small className="plate-next">{words.needs(PRICE - experience)}</small>
  const open = GUILDS.find((guild) => !hasCertificate(t, seat, guild) && (isMember(t, seat, guild) || gold >= PRICE))
  if (!open) return <small className="plate-next">{words.needsGold(PRICE - gold)}</small>
  const name = spaceAt(spacesOf(open)[0] as number).name[language]
  return <small className="plate-next plate-near">{words.canBuy(name)}</small>
}
