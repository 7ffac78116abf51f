import { cardById } from '@sablier/kernel'
import { characterOf, spaceAt } from '@sablier/prophecy'
import { CardFace, CardPicture, DiceStage, Die, Icon, preparedFace, useLanguage } from '@sablier/ui'
import { OddsBar } from '../board/odds-bar.tsx'
import { BriefCard } from '../brief-card.tsx'
import { livesWon } from '../fight-story.ts'
import { BACKDROPS } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useSpaceName } from '../use-space-name.ts'
import { useProphecyWords } from '../words.ts'
import { FightItems } from './fight-items.tsx'
import { SumList } from './fight-sums.tsx'
import { Outcomes } from './outcomes.tsx'
import { Stage } from './stage.tsx'
import type { FightNow } from './use-fight.ts'

interface FightStageProps {
  readonly now: FightNow
  /** True while the dice of the last roll tumble. */
  readonly rolling: boolean
  readonly onSkip: (() => void) | null
}

/** A fight for all to see: both sides and their sums, the dice and whose they are, the odds before and the verdict after. */
export function FightStage({ now, rolling, onSkip }: FightStageProps) {
  const { t, game, look, ask } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const nameOf = useSpaceName()
  const { story, creature, forecast, n } = now
  const hero = characterOf(t, story.seat)
  const isMine = ask !== null && ask.seat === story.seat
  return (
    <Stage
      title={creature.name[language]}
      text={`${nameOf(n)} · ${words.with[forecast.type]}`}
      backdrop={BACKDROPS[spaceAt(n).kind]}
      className="stage-fight"
      skip={onSkip && { word: words.skip, run: onSkip }}
    >
      <div className="fight" data-part="fight">
        <div className="fight-side fight-mine">
          <div className="fight-card" data-card={hero.id}>
            <CardFace face={preparedFace(game, look, hero, language)} size="hand" />
          </div>
          <SumList forecast={forecast} />
        </div>
        <div className="fight-middle">
          {creature.lives > 1 && <Lives won={livesWon(story) - (rolling ? wonNow(now) : 0)} lives={creature.lives} />}
          <FightDice now={now} rolling={rolling} />
          {!rolling && isMine && ask.text !== 'save-roll' && <FightOdds now={now} />}
        </div>
        <CreatureSide now={now} />
      </div>
      <Outcomes creature={creature} n={n} />
      {isMine && !rolling && <FightItems now={now} />}
    </Stage>
  )
}

/** The creature with its printed value and what the terrain adds. */
function CreatureSide({ now: { creature, forecast } }: { now: FightNow }) {
  const { game, look } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  return (
    <div className="fight-side fight-theirs">
      {useCompact() ? (
        <BriefCard card={creature} />
      ) : (
        <div className="fight-card" data-card={creature.id}>
          <CardFace face={preparedFace(game, look, creature, language)} size="hand" />
        </div>
      )}
      <ul className="sum-list">
        <li>
          <span>{words[forecast.type]}</span>
          <b>{forecast.printed}</b>
        </li>
        {forecast.theirs !== forecast.printed && (
          <li>
            <span>{words.onTerrain}</span>
            <b>+{forecast.theirs - forecast.printed}</b>
          </li>
        )}
      </ul>
    </div>
  )
}

/** 1 if the last roll was won: while its dice tumble nobody knows yet. */
const wonNow = ({ story }: FightNow): number => {
  const last = story.throws.at(-1)
  return last && last.mine > last.theirs ? 1 : 0
}

/** The dice of both sides: the last roll with its totals, or what each has before its die. */
function FightDice({ now, rolling }: { now: FightNow; rolling: boolean }) {
  const { ask } = useAdventure()
  const last = now.story.throws.at(-1)
  const shows = rolling || ask?.text === 'save-roll'
  return shows && last ? <Thrown now={now} last={last} rolling={rolling} /> : <BeforeThrow now={now} />
}

type Throw = FightNow['story']['throws'][number]

function Thrown({ now: { story, creature }, last, rolling }: { now: FightNow; last: Throw; rolling: boolean }) {
  const { seats, game } = useAdventure()
  const language = useLanguage()
  const card = cardById(game, creature.id)
  const picture = card && (
    <span className="fight-face">
      <CardPicture card={card} />
    </span>
  )
  const name = seats[story.seat]?.name ?? ''
  const mine = { key: 'light', seat: story.seat, name, values: [last.light], tone: 'light', total: last.mine } as const
  const theirs = { key: 'dark', seat: null, values: [last.dark], tone: 'dark', total: last.theirs } as const
  return (
    <DiceStage
      id={`${story.entry} ${story.throws.length}`}
      rolls={rolling}
      throws={[
        { ...mine, sides: 6 },
        { ...theirs, name: creature.name[language], sides: 6, ...(picture && { picture }) },
      ]}
      verdict={<Verdict mine={last.mine} theirs={last.theirs} />}
    />
  )
}

function Verdict({ mine, theirs }: Pick<Throw, 'mine' | 'theirs'>) {
  const words = useProphecyWords()
  if (mine > theirs) return <span className="verdict verdict-won">{words.wonTo(mine, theirs)}</span>
  if (mine < theirs) return <span className="verdict verdict-lost">{words.lostTo(mine, theirs)}</span>
  return <span className="verdict verdict-drawn">{words.drawnAt(mine)}</span>
}

function BeforeThrow({ now: { story, creature, forecast } }: { now: FightNow }) {
  const language = useLanguage()
  const words = useProphecyWords()
  const { fallen } = story
  return (
    <div className="fight-dice">
      <span className="fight-total">
        {forecast.mine}
        <small>+</small>
      </span>
      <Die sides={6} value={fallen?.light || 6} rolls={false} label={words.yourDie} />
      <Icon name="crossed-swords" className="fight-swords" />
      <Die sides={6} value={fallen?.dark || 6} tone="dark" rolls={false} label={words.dieOf(creature.name[language])} />
      <span className="fight-total fight-total-theirs">
        <small>+</small>
        {forecast.theirs}
      </span>
    </div>
  )
}

/** The odds of the next roll and, where several have to be won, of all of them. */
function FightOdds({ now: { forecast } }: { now: FightNow }) {
  const words = useProphecyWords()
  return (
    <div className="fight-odds">
      {forecast.rolls > 1 && <OddsBar odds={forecast.roll} title={words.thisRoll} />}
      <OddsBar odds={forecast.whole} {...(forecast.rolls > 1 && { title: words.rollsLeft(forecast.rolls) })} />
    </div>
  )
}

/** The lives of a creature that must be beaten several times in a row. */
function Lives({ won, lives }: { won: number; lives: number }) {
  return (
    <span className="fight-lives" role="img" aria-label={`${lives - won} / ${lives}`}>
      {Array.from({ length: lives }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lives have no name but their number
        <Icon key={n} name={n < won ? 'death-skull' : 'hearts'} className={n < won ? 'life-gone' : 'life'} />
      ))}
    </span>
  )
}
