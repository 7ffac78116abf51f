import type { TableInfo } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { Link } from 'wouter'
import { OptionList } from '../start/option-fields.tsx'
import { useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { FairDice } from './fair-dice.tsx'
import { clockText } from './time-left.ts'

/** How long the game takes, by which rules it is played, and what its dice come from. */
export function TableFacts({ table }: { table: TableInfo }) {
  const say = useSayWord()
  const entry = findGame(table.game)
  const { open } = useGame(table.game)
  const minutes = open?.game.minutesFor?.(table.seats.length, table.options)
  return (
    <section className="panel table-facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{say('atThisTable')}</h2>
      <dl className="facts">
        {entry && (
          <div>
            <dt>{say('expectedTime')}</dt>
            <dd>
              {minutes === undefined
                ? say('minutes', { min: entry.minutes[0], max: entry.minutes[1] })
                : say('aboutMinutes', { n: minutes })}
            </dd>
          </div>
        )}
        <div>
          <dt>{say('clock')}</dt>
          <dd>{clockText(say, table.clock)}</dd>
        </div>
        <div>
          <dt>{say('hint')}</dt>
          <dd>{say(table.hints ? 'hintsYes' : 'hintsNo')}</dd>
        </div>
      </dl>
      {open && <OptionList game={open.game} seats={table.seats.length} options={table.options} />}
      <Link href={`/rules/${table.game}`} className="quiet">
        {say('rules')}
      </Link>
      <details>
        <summary>{say('fairDice')}</summary>
        <FairDice table={table} />
      </details>
    </section>
  )
}
