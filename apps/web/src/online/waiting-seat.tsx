import { LEVELS, type TableInfo } from '@sablier/protocol'
import { Icon } from '@sablier/ui'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'

interface WaitingSeatProps {
  readonly seat: number
  readonly table: TableInfo
  readonly here: boolean
  readonly invite: string | null
}

/** A seat before the game: taken, free to sit down, or given to a computer player by the host. */
export function WaitingSeat({ seat, table, here, invite }: WaitingSeatProps) {
  const say = useSayWord()
  const { person, bot } = table.seats[seat] ?? { person: null, bot: null }
  const name = person?.name ?? say(bot ? LEVEL_WORDS[bot] : 'openSeat')
  return (
    <li data-seat={seat} className="setup-seat waiting-seat">
      <Icon name={person ? 'person' : bot ? 'vintage-robot' : 'hourglass'} className="seat-sign" />
      <span className={person || bot ? 'text-seat' : 'hint'}>{name}</span>
      {seat === table.you && <span className="seat-tag">{say('yourSeat')}</span>}
      {person && seat !== table.you && !here && <span className="seat-tag">{say('awayNow')}</span>}
      {!person && !bot && table.you === null && table.status === 'open' && (
        <button type="button" className="strong" onClick={() => act({ type: 'sit', seat, ...(invite && { invite }) })}>
          {say('joinTable')}
        </button>
      )}
      {!person && table.youHost && table.status === 'open' && (
        <select
          aria-label={say('seat', { n: seat + 1 })}
          value={bot ?? ''}
          onChange={(event) =>
            act({ type: 'seat-bot', seat, level: LEVELS.find((level) => level === event.target.value) ?? null })
          }
        >
          <option value="">{say('openSeat')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(LEVEL_WORDS[level])}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}
