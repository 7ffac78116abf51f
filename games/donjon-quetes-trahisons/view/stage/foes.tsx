import { type Card, type Fight, foesOf, type Monster } from '@sablier/donjon-quetes-trahisons'
import { CardFace, CardPicture, Count, Icon, preparedFace } from '@sablier/ui'
import { CardNumber } from '../parts/card-number.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'

/** The monsters themselves, to be read: as cards, or as small pictures where there are many or there is little room. */
export function Foes({ fight }: { fight: Fight }) {
  const { t, cardOf, words } = useDonjon()
  const isHell = fight.kind === 'hell'
  const isSmall = usePhone() || isHell
  const drawn = t.zone('drawn').pieces.flatMap((piece) => cardOf(piece) ?? [])
  const foes = isHell ? foesOf(t, fight) : drawn
  return (
    <div className={`foes foes-${fight.kind}`} data-zone="drawn.0">
      {foes.map((card, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        isSmall ? <SmallFoe key={`${card.id}${i}`} card={card} /> : <Foe key={`${card.id}${i}`} card={card} />,
      )}
      {foes.length === 0 && (
        <span className="foe-guardian">
          <Icon name="guards" /> {words.guardian}
        </span>
      )}
    </div>
  )
}

function Foe({ card }: { card: Card }) {
  const { game, look, language } = useDonjon()
  return (
    <button type="button" className="foe" data-card={card.id}>
      <CardFace face={preparedFace(game, look, card, language)} size="hand" />
    </button>
  )
}

function SmallFoe({ card }: { card: Card }) {
  const { language, words } = useDonjon()
  const { gems = 0, trophies = 0 } = card as Partial<Monster>
  return (
    <button type="button" className="small-foe" data-card={card.id} aria-label={card.name[language]}>
      <CardPicture card={card} />
      <CardNumber card={card} />
      <b className="small-foe-name">{card.name[language]}</b>
      <span className="small-foe-gains">
        {gems > 0 && <Count kind="gem" n={gems} label={words.gems} />}
        {trophies > 0 && <Count kind="trophy" n={trophies} label={words.trophies} />}
      </span>
    </button>
  )
}
