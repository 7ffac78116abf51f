import type { Piece, SeenOption } from '@sablier/kernel'
import { helpBonus, type ItemCard } from '@sablier/prophecy'
import { CardFace, CardPicture, Choosable, Icon, type IconName, preparedFace, useLanguage } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useOptionWords } from '../use-option-words.ts'
import { percent, useProphecyWords } from '../words.ts'
import type { FightNow } from './use-fight.ts'

/** What can be used now, each with what it does to the odds, the best first. What is in use already stands in the sum. */
export function FightItems({ now }: { now: FightNow }) {
  const { ask } = useAdventure()
  const words = useProphecyWords()
  const wonWith = useOddsWith(now)
  const options = (ask?.options ?? []).filter(({ id }) => id !== 'ready' && id !== 'roll')
  if (ask?.kind !== 'pick' || options.length === 0) return null
  const sorted = [...options].sort((a, b) => (wonWith(b) ?? 0) - (wonWith(a) ?? 0))
  return (
    <fieldset className="fight-items" data-n={options.length}>
      <legend>{ask.text === 'declare' ? words.canUse : words.goodForRoll}</legend>
      {sorted.map((option) => (
        <FightOption key={option.id} option={option} now={now} />
      ))}
    </fieldset>
  )
}

/** What an option would do to the odds of the whole fight; null if it does not touch them. */
function useOddsWith(now: FightNow): (option: SeenOption) => number | null {
  const { t } = useAdventure()
  return ({ id, piece }) => {
    if (id === 'throw') return now.forecastWith({ roll: thrownBonus(now, t) }).whole.won
    if (id === 'chapel') return now.forecastWith({ roll: 2 }).whole.won
    if (piece === undefined) return now.forecastWith({ help: helpBonus(now.creature) }).whole.won
    const { use } = t.card(piece) as ItemCard
    if (!use) return now.forecastWith({ piece }).whole.won
    if (use.effect.op === 'dice-favour') return now.forecastWith({ favour: use.effect.favour }).whole.won
    return use.effect.op === 'turn-bonus' ? now.forecastWith({ help: use.effect.n }).whole.won : null
  }
}
const weaponOf = ({ fight }: FightNow, t: ReturnType<typeof useAdventure>['t']): ItemCard | undefined =>
  fight.used.map((piece) => t.card(piece) as ItemCard).find((card) => card.throw > 0)
const thrownBonus = (now: FightNow, t: ReturnType<typeof useAdventure>['t']): number => weaponOf(now, t)?.throw ?? 0

const SIGNS: Readonly<Record<string, IconName>> = { throw: 'winged-sword', informers: 'conversation', chapel: 'church' }

/** The item of an option: its face, or a chip where there is little room. */
function FightCard({ piece }: { piece: Piece }) {
  const { t, game, look } = useAdventure()
  const language = useLanguage()
  const card = t.card(piece)
  if (!useCompact()) return <CardFace face={preparedFace(game, look, card, language)} size="tile" can />
  return (
    <span className="fight-chip">
      <span className="fight-face">
        <CardPicture card={card} />
      </span>
      <b>{card.name[language]}</b>
    </span>
  )
}

function FightOption({ option, now }: { option: SeenOption; now: FightNow }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const say = useOptionWords()
  const won = useOddsWith(now)(option)
  const { piece, id } = option
  const label = say(option.text ?? id, option.params)
  const weapon = id === 'throw' ? weaponOf(now, t) : undefined
  return (
    <Choosable target={{ option: id }} label={label} className="fight-item">
      {piece === undefined ? (
        <span className="fight-help">
          <Icon name={SIGNS[id] ?? 'wooden-sign'} />
          <b>{weapon ? words.throwIt(weapon.name[language]) : label}</b>
          {weapon && <small>{words.plusOnRoll(weapon.throw)}</small>}
        </span>
      ) : (
        <FightCard piece={piece} />
      )}
      {won !== null && (
        <span className="fight-tag">
          <span className="fight-before">{percent(now.forecast.whole.won, language)} → </span>
          <b>{percent(won, language)}</b>
        </span>
      )}
    </Choosable>
  )
}
