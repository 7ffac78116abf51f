import { type Fight, fightPower, foePower, type Table } from '@sablier/donjon-quetes-trahisons'
import { cardById, type Seat } from '@sablier/kernel'
import { CardFace, Die, Icon, preparedFace, useLanguage, useTable } from '@sablier/ui'
import { useMemo } from 'react'
import { ArenaFists } from './arena-fists.tsx'
import { type Brought, broughtTo, type FightStory, fightOfTurn } from './fight-story.ts'
import { TABLE_WORDS } from './table-words.ts'

const RECENT = 400

/** The fight of this turn as far as it was told. */
export function useFightStory(): FightStory | null {
  const { events } = useTable()
  return useMemo(() => fightOfTurn(events.slice(-RECENT)), [events])
}

/** The fight of this turn: two sides with what they bring, the fists of the spectators, the dice, and who won. */
export function FightStage({ story }: { story: FightStory | null }) {
  const { table } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const fight = table.fact('fight') as Fight | null
  const arena = fight ? fight.kind === 'arena' : story?.defender !== -1
  return (
    <section className="fight" aria-label={words[arena ? 'arena' : 'fight']} data-part="fight">
      <p className="fight-title">
        <Icon name="crossed-swords" /> {words[arena ? 'arena' : 'fight']}
      </p>
      <div className="fight-sides">
        <GreenSide fight={fight} story={story} />
        <Verdict story={story} />
        <RedSide fight={fight} story={story} />
      </div>
      {arena && <ArenaFists fight={fight} story={story} />}
    </section>
  )
}

interface SideProps {
  readonly fight: Fight | null
  readonly story: FightStory | null
}

/** The hero or attacker, with allies, on the side of the green die. */
function GreenSide({ fight, story }: SideProps) {
  const leader = fight?.leader ?? story?.leader ?? -1
  return (
    <div className={`fight-side${story?.winner === 'green' ? ' side-won' : ''}`}>
      <Leaders leader={leader} ally={fight?.ally ?? -1} told={story ? broughtTo(story, 'green') : []} fight={fight} />
      <Dice values={story?.green ?? []} tone="green" />
      {story?.totals && <b className="fight-total">{story.totals.green}</b>}
    </div>
  )
}

/** The monster or the defender, on the side of the red die. */
function RedSide({ fight, story }: SideProps) {
  const { table, game, look } = useTable()
  const language = useLanguage()
  const words = TABLE_WORDS[language]
  const defender = fight?.defender ?? story?.defender ?? -1
  const foe = story?.foe ? cardById(game, story.foe) : null
  return (
    <div className={`fight-side${story?.winner === 'red' ? ' side-won' : ''}`}>
      {defender >= 0 ? (
        <Leaders leader={defender} ally={-1} told={story ? broughtTo(story, 'red') : []} fight={fight} />
      ) : (
        foe && (
          <button type="button" className="fight-card" data-card={foe.id}>
            <CardFace face={preparedFace(game, look, foe, language)} size="tall" />
          </button>
        )
      )}
      {fight && defender < 0 && (
        <span className="fight-power">
          {/* The table of a view is this game's table. */}
          <Icon name="fist" label={words.power} /> {foePower(table as unknown as Table, fight)}
        </span>
      )}
      <Dice values={story?.red ?? []} tone="red" />
      {story?.totals && <b className="fight-total">{story.totals.red}</b>}
    </div>
  )
}

interface LeadersProps {
  readonly leader: Seat
  readonly ally: Seat
  readonly told: readonly Brought[]
  readonly fight: Fight | null
}

/** Whoever stands on a side with what each brings: as told with the dice, else as the gauges show. */
function Leaders({ leader, ally, told, fight }: LeadersProps) {
  const { table, seats } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const own = table as unknown as Table
  const planned: Brought[] = [
    ...(leader >= 0 ? [{ seat: leader, n: fight ? fightPower(own, fight, leader) : 0, lends: false }] : []),
    ...(ally >= 0 ? [{ seat: ally, n: table.track('ally-power', ally), lends: true }] : []),
  ]
  return (
    <ul className="fight-brought">
      {(told.length > 0 ? told : planned).map(({ seat, n, lends }) => (
        <li key={seat}>
          <strong className="text-seat" data-seat={seat}>
            {seats[seat]?.name}
          </strong>{' '}
          <Icon name={lends ? 'hand' : 'fist'} label={lends ? words.support : words.power} /> {n}
        </li>
      ))}
    </ul>
  )
}

function Dice({ values, tone }: { values: readonly number[]; tone: 'green' | 'red' }) {
  const words = TABLE_WORDS[useLanguage()]
  return (
    <span className="dice">
      {values.map((value, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice of one roll have no other name than their place
        <Die key={`${n} ${value}`} sides={8} value={value} tone={tone} label={words.die[tone](value)} />
      ))}
    </span>
  )
}

function Verdict({ story }: { story: FightStory | null }) {
  const words = TABLE_WORDS[useLanguage()]
  return (
    <output className="fight-verdict" aria-live="polite">
      <Icon name="crossed-swords" className="fight-swords" />
      <span>{story?.winner ? words.wins[story.winner] : words.against}</span>
      {[...(story?.green ?? []), ...(story?.red ?? [])].includes(8) && <b className="kritik">{words.kritik}</b>}
    </output>
  )
}
