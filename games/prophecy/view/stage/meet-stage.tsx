import { type Piece, plain, type SeenAsk, textOf } from '@sablier/kernel'
import { type CreatureCard, type FightWay, spaceAt, waitsAt } from '@sablier/prophecy'
import { CardFace, Choosable, Icon, type IconName, preparedFace, useLanguage } from '@sablier/ui'
import { OddsBar } from '../board/odds-bar.tsx'
import { BriefCard } from '../brief-card.tsx'
import { BACKDROPS } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useSpaceName } from '../use-space-name.ts'
import { useProphecyWords } from '../words.ts'
import { FightSums } from './fight-sums.tsx'
import { Outcomes } from './outcomes.tsx'
import { Stage } from './stage.tsx'
import { UsableItems } from './usable-items.tsx'

/** A creature is met: a door for each way to deal with it, with its price, both sums and the odds. */
export function MeetStage({ ask, piece }: { ask: SeenAsk; piece: Piece }) {
  const { t, game, look } = useAdventure()
  const language = useLanguage()
  const nameOf = useSpaceName()
  const compact = useCompact()
  const creature = t.card(piece) as CreatureCard
  const n = t.track('position', ask.seat)
  const waiting = waitsAt(t, ask.seat, n, true)
  const ways = waiting.kind === 'creature' ? waiting.ways : []
  return (
    <Stage
      title={creature.name[language]}
      text={nameOf(n)}
      backdrop={BACKDROPS[spaceAt(n).kind]}
      className="stage-meet"
    >
      <div className="doors" data-part="here">
        {compact ? (
          <BriefCard card={creature} />
        ) : (
          <div className="doors-card" data-card={creature.id}>
            <CardFace face={preparedFace(game, look, creature, language)} size="hand" />
          </div>
        )}
        {ways
          .filter(({ option }) => ask.options.some(({ id }) => id === option))
          .map((way) => (
            <FightDoor key={way.option} way={way} />
          ))}
        {ask.options
          .filter(({ id }) => id in WAY_OUT_SIGNS)
          .map(({ id }) => (
            <WayOutDoor key={id} option={id} />
          ))}
      </div>
      <Outcomes creature={creature} n={n} />
      <UsableItems ask={ask} />
    </Stage>
  )
}

function FightDoor({ way: { option, price, forecast } }: { way: FightWay }) {
  const { t, me } = useAdventure()
  const words = useProphecyWords()
  const magic = me === null ? 0 : t.track('willpower', me)
  return (
    <Choosable target={{ option }} label={words.with[forecast.type]} className="door">
      <h3 className="door-title">
        <Icon name={forecast.type === 'strength' ? 'fist' : 'magic-swirl'} /> {words.with[forecast.type]}
      </h3>
      <p className="door-price">
        {price === 0 ? (
          words.noCost
        ) : (
          <>
            −{price} <Icon name="sign-spark" label={words.magic} /> {magic} → <b>{magic - price}</b>
          </>
        )}
      </p>
      <FightSums forecast={forecast} />
      {forecast.rolls > 1 && <p className="door-price">{words.lives(forecast.rolls)}</p>}
      <OddsBar odds={forecast.whole} />
    </Choosable>
  )
}

const WAY_OUT_SIGNS: Readonly<Record<string, IconName>> = { decline: 'hand', feed: 'meat', embrace: 'heart-plus' }

function WayOutDoor({ option }: { option: string }) {
  const model = useAdventure()
  const label = plain(textOf(model, 'options', option))
  return (
    <Choosable target={{ option }} label={label} className="door door-small">
      <h3 className="door-title">
        <Icon name={WAY_OUT_SIGNS[option] ?? 'return-arrow'} /> {label}
      </h3>
    </Choosable>
  )
}
