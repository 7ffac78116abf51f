import { OBJECT_NAMES, type ObjectCard } from '@sablier/donjon-quetes-trahisons'
import { CardPicture, Count, Icon } from '@sablier/ui'
import { type Shelf, useShelves } from '../stage/shelves.ts'
import { useDonjon } from '../use-donjon.ts'

/** The village in small: what the shop still sells, and what lies in Temple, Dungeon, Guild and Pot. */
export function SmallVillage() {
  const { t, words } = useDonjon()
  const shelves = useShelves()
  return (
    <section className="small-village" aria-label={words.village}>
      <h2>
        <Icon name="village" /> {words.village}
      </h2>
      {shelves.map((shelf) => (
        <SmallShelf key={shelf.type} shelf={shelf} />
      ))}
      <p className="piles">
        <span data-zone="dungeon.0">
          <Icon name="dungeon-gate" /> {words.dungeon} <b>{t.zone('dungeon').size}</b>
        </span>
        <span data-zone="guild.0">
          <Icon name="treasure-map" /> {words.guild} <b>{t.zone('guild').size}</b>
        </span>
        <span>
          {words.temple} <Count kind="gem" n={t.track('temple-gems')} label={words.temple} />
        </span>
        {t.track('pot') > 0 && (
          <span>
            {words.pot} <Count kind="gem" n={t.track('pot')} label={words.pot} />
          </span>
        )}
      </p>
    </section>
  )
}

function SmallShelf({ shelf: { type, places } }: { shelf: Shelf }) {
  const { language } = useDonjon()
  return (
    <ul className="small-shelf" aria-label={OBJECT_NAMES[type][language]}>
      {places.map(({ card, owner }) => (
        <SmallPlace key={card.id} card={card} owner={owner} />
      ))}
    </ul>
  )
}

function SmallPlace({ card, owner }: { card: ObjectCard; owner: number | null }) {
  const { words, language, seats } = useDonjon()
  const name = card.name[language]
  if (owner !== null)
    return (
      <li
        className="small-sold"
        data-seat={owner}
        data-card={card.id}
        title={`${name}: ${seats[owner]?.name ?? words.sold}`}
      >
        <i />
      </li>
    )
  return (
    <li className="small-object" data-card={card.id} title={name}>
      <CardPicture card={card} />
      <b>{card.price}</b>
    </li>
  )
}
