import { plain, textOf } from '@sablier/kernel'
import { spaceAt, waitsAt } from '@sablier/prophecy'
import { CardBack, CardFace, Choosable, Icon, preparedFace, useChosen, useLanguage } from '@sablier/ui'
import { BriefCard } from '../brief-card.tsx'
import { signOf } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useSpaceName } from '../use-space-name.ts'
import { useProphecyWords } from '../words.ts'
import { MEANS_SIGNS, type Way } from './moves.ts'
import { SpaceMatter } from './space-matter.tsx'

interface DeskProps {
  /** The space that is opened. */
  readonly n: number
  readonly ways: readonly Way[]
}

/** The reading desk in the sea: a space and its card, whole, with the way there, its price and what may come of it. */
export function Desk({ n, ways }: DeskProps) {
  const model = useAdventure()
  const { t, me, game, look } = model
  const language = useLanguage()
  const words = useProphecyWords()
  const name = useSpaceName()(n)
  const chosen = useChosen()
  const compact = useCompact()
  const seat = me ?? 0
  const stays = t.track('position', seat) === n
  const waiting = t.track('position', seat) < 0 ? null : waitsAt(t, seat, n, stays)
  const way = ways.find(({ option }) => chosen.includes(option)) ?? ways[0]
  const top = t.zone('space', n).top
  const isCovered = !t.zone('covered', n).isEmpty
  return (
    <section className="desk" data-part="desk" aria-label={name}>
      {top !== undefined && compact && <BriefCard card={t.card(top)} />}
      {top !== undefined && !compact && (
        <div className="desk-card" data-card={t.card(top).id}>
          <CardFace face={preparedFace(game, look, t.card(top), language)} size="hand" />
        </div>
      )}
      {top === undefined && isCovered && !compact && (
        <div className="desk-card">
          <CardBack back={look.faces?.backs['covered']} />
        </div>
      )}
      <div className="desk-text">
        <h2 className="desk-title">
          <Icon name={way ? MEANS_SIGNS[way.means] : signOf(spaceAt(n).kind)} />
          {way && way.means !== 'stay' && way.means !== 'teleport' ? plain(textOf(model, 'options', way.option)) : name}
          {way?.means === 'stay' && <small>{words.stay}</small>}
        </h2>
        {way && way.price > 0 && me !== null && (
          <p className="desk-price">
            <Icon name="two-coins" label={words.gold} /> {t.track('gold', me)} →{' '}
            <b>{t.track('gold', me) - way.price}</b>
          </p>
        )}
        {ways.length > 1 && (
          <div className="desk-ways">
            {ways.map(({ option, means, price }) => (
              <Choosable
                key={option}
                target={{ option }}
                label={plain(textOf(model, 'options', option))}
                className="desk-way"
                twice
              >
                <Icon name={MEANS_SIGNS[means]} /> {price === 0 ? words.free : price}
              </Choosable>
            ))}
          </div>
        )}
        {waiting && <SpaceMatter waiting={waiting} n={n} />}
      </div>
    </section>
  )
}
