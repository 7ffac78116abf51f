import { type Piece, plain, type SeenAsk, textOf } from '@sablier/kernel'
import { type ItemCard, isGuild, isService, isTown, serviceChanges, spaceAt } from '@sablier/prophecy'
import { CardFace, Choosable, Icon, preparedFace, useLanguage } from '@sablier/ui'
import { Certificate } from '../board/certificate.tsx'
import { Changes } from '../board/changes.tsx'
import { ItemChip } from '../sheet/item-chip.tsx'
import { SERVICE_SIGNS, signOf } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useSpaceName } from '../use-space-name.ts'
import { useProphecyWords } from '../words.ts'
import { UsableItems } from './usable-items.tsx'

/** What a space offers, opened in the sea: wares, services and the certificate, each with its price. */
export function Market({ ask }: { ask: SeenAsk }) {
  const { t } = useAdventure()
  const name = useSpaceName()
  const space = spaceAt(t.track('position', ask.seat))
  return (
    <section className="market" aria-label={name(space.n)} data-part="market">
      <h2 className="market-title">
        <Icon name={signOf(space.kind)} /> {name(space.n)}
      </h2>
      <Wares ask={ask} />
      <div className="market-services">
        {isGuild(space.kind) && <CertificateOffers ask={ask} />}
        <Services ask={ask} />
      </div>
      <UsableItems ask={ask} />
    </section>
  )
}

function Wares({ ask }: { ask: SeenAsk }) {
  const { t } = useAdventure()
  const { kind } = spaceAt(t.track('position', ask.seat))
  if (!isTown(kind)) return null
  return (
    <div className="market-wares">
      {t.zone(`${kind}-shop`).pieces.map((piece) => (
        <Ware key={piece} piece={piece} ask={ask} />
      ))}
    </div>
  )
}

/** One item of the shop with its price, and what would be left of one's gold. */
function Ware({ piece, ask }: { piece: Piece; ask: SeenAsk }) {
  const { t, game, look, view } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const compact = useCompact()
  const gold = t.track('gold', ask.seat)
  const card = t.card(piece) as ItemCard
  const buy = ask.options.find(({ id, piece: offered }) => offered === piece && id.startsWith('buy.'))
  const face = preparedFace(game, look, card, language)
  return (
    <div className="market-ware" data-piece={view.ids[piece] ?? ''}>
      <Choosable target={{ option: buy?.id ?? `buy.${card.id}` }} label={`${words.buy}: ${card.name[language]}`} twice>
        <span data-card={card.id}>
          {compact ? (
            <ItemChip card={card} />
          ) : (
            <CardFace face={face} size="hand" can={buy !== undefined} notNow={!buy} />
          )}
        </span>
      </Choosable>
      <span className={`market-price${buy ? '' : ' market-dear'}`}>
        <span className="market-buy">{words.buy}</span> {card.price} <Icon name="two-coins" label={words.gold} />
        {buy && (
          <small>
            {gold} → {gold - card.price}
          </small>
        )}
      </span>
    </div>
  )
}

function CertificateOffers({ ask }: { ask: SeenAsk }) {
  const model = useAdventure()
  const { t } = model
  const { kind } = spaceAt(t.track('position', ask.seat))
  if (!isGuild(kind)) return null
  const offers = ask.options.filter(({ id }) => id.startsWith('certificate'))
  const matter = <Certificate guild={kind} />
  if (offers.length === 0) return <div className="service service-closed">{matter}</div>
  return offers.map(({ id, text = id }) => (
    <Choosable key={id} target={{ option: id }} label={plain(textOf(model, 'options', text))} className="service" twice>
      {id === 'certificate' ? matter : <b>{plain(textOf(model, 'options', text))}</b>}
    </Choosable>
  ))
}

function Services({ ask }: { ask: SeenAsk }) {
  const model = useAdventure()
  const all = [...ask.options, ...ask.refused].filter(({ id }) => isService(id))
  return all.map(({ id }) => (
    <Choosable key={id} target={{ option: id }} label={plain(textOf(model, 'options', id))} className="service" twice>
      <Icon name={SERVICE_SIGNS[id] ?? 'wooden-sign'} />
      <span className="service-text">
        <b>{plain(textOf(model, 'options', id))}</b>
        <Changes changes={serviceChanges(model.t, ask.seat, id)} />
      </span>
    </Choosable>
  ))
}
