import type { Seat } from '@sablier/kernel'
import {
  characterOf,
  GUILDS,
  type Guild,
  hasCertificate,
  isAlive,
  isMember,
  RING_SIZE,
  spaceAt,
  spacesOf,
} from '@sablier/prophecy'
import { CardPicture, Count, Icon, useLanguage, useSeatPlate } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'
import { Cubes } from './cubes.tsx'
import { GuildSeal } from './guild-seal.tsx'
import { Items } from './items.tsx'

/** Few items leave room for what is still to be won. */
const FEW_ITEMS = 4

/** One's own adventurer, whole: cubes as on the printed sheet, gold and experience, seals with their price, items. */
export function OwnSheet({ seat }: { seat: Seat }) {
  const { t, seats } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const { flag, turn } = useSeatPlate(seat)
  if (t.zone('character', seat).isEmpty) return null
  const hero = characterOf(t, seat)
  return (
    <section className={`sheet sheet-${turn}`} aria-label={seats[seat]?.name ?? ''} data-part="sheet" data-seat={seat}>
      {flag && <span className="sheet-flag">{flag}</span>}
      <div className="sheet-hero">
        <SpentCubes seat={seat} />
        <figure className="sheet-portrait" data-card={hero.id} data-zone={`character.${seat}`}>
          <CardPicture card={hero} />
          <figcaption>{hero.name[language]}</figcaption>
          {!isAlive(t, seat) && <b className="sheet-fallen">{words.fallen}</b>}
        </figure>
        <ReadyCubes seat={seat} />
      </div>
      <div className="sheet-purse">
        <Count kind="gold" n={t.track('gold', seat)} label={words.gold} track={`gold.${seat}`} />
        <Count kind="xp" n={t.track('experience', seat)} label={words.experience} track={`experience.${seat}`} />
      </div>
      <div className="sheet-seals" data-zone={`certificates.${seat}`}>
        {GUILDS.map((guild) => (
          <SealPrice key={guild} guild={guild} seat={seat} />
        ))}
      </div>
      <Items seat={seat} />
      {t.zone('items', seat).size <= FEW_ITEMS && <StillToWin seat={seat} />}
    </section>
  )
}

function SpentCubes({ seat }: { seat: Seat }) {
  const words = useProphecyWords()
  return (
    <div className="sheet-cubes">
      <small>{words.spent}</small>
      <Cubes seat={seat} type="strength" side="spent" />
      <Cubes seat={seat} type="willpower" side="spent" />
    </div>
  )
}

/** The cubes that can be used, with the value they stand for. */
function ReadyCubes({ seat }: { seat: Seat }) {
  const { t } = useAdventure()
  const words = useProphecyWords()
  return (
    <div className="sheet-cubes sheet-ready">
      <small>{words.ready}</small>
      <span className="sheet-value">
        <b className="value value-strength">{t.track('strength', seat)}</b>
        <Cubes seat={seat} type="strength" side="ready" />
      </span>
      <span className="sheet-value">
        <b className="value value-willpower">{t.track('willpower', seat)}</b>
        <Cubes seat={seat} type="willpower" side="ready" />
      </span>
    </div>
  )
}

/** A seal with what its certificate costs this seat. */
function SealPrice({ guild, seat }: { guild: Guild; seat: Seat }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const held = hasCertificate(t, seat, guild)
  const name = spaceAt(spacesOf(guild)[0] as number).name[language]
  return (
    <span className="seal-price">
      <GuildSeal guild={guild} seat={seat} />
      {held ? (
        <small>{name}</small>
      ) : (
        <small className="price-of">
          5<Icon name="sign-star" label={words.experience} />
          {!isMember(t, seat, guild) && (
            <>
              {' '}
              5<Icon name="two-coins" label={words.gold} />
            </>
          )}
        </small>
      )}
    </span>
  )
}

/** How many steps lie between two spaces of the ring. */
function stepsBetween(a: number, b: number): number {
  const far = Math.abs(a - b) % RING_SIZE
  return Math.min(far, RING_SIZE - far)
}

/** The certificates one still lacks: how far their guilds are, and what is missing of their price. */
function StillToWin({ seat }: { seat: Seat }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const here = t.track('position', seat)
  const missing = GUILDS.filter((guild) => !hasCertificate(t, seat, guild))
    .map((guild) => ({ guild, n: spacesOf(guild)[0] as number }))
    .sort((a, b) => stepsBetween(here, a.n) - stepsBetween(here, b.n))
  if (here < 0) return null
  return (
    <section className="still">
      <h2>{words.stillToWin}</h2>
      <ul>
        {missing.map(({ guild, n }) => (
          <li key={guild}>
            <GuildSeal guild={guild} seat={seat} />
            <b>{spaceAt(n).name[language]}</b>
            <span className="still-far">{words.spaces(stepsBetween(here, n))}</span>
            <span className="price-of">
              {t.track('experience', seat)}/5 <Icon name="sign-star" label={words.experience} />
            </span>
            <span className="price-of">
              {isMember(t, seat, guild) ? (
                words.member
              ) : (
                <>
                  {t.track('gold', seat)}/5 <Icon name="two-coins" label={words.gold} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
