import { LEVELS, type TableInfo } from '@sablier/protocol'
import { Icon } from '@sablier/ui'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'
import { useMe } from './use-me.ts'

interface WaitingSeatProps {
  readonly seat: number
  readonly table: TableInfo
  readonly here: boolean
  readonly invite: string | null
}

const NOBODY = { person: null, bot: null, invited: null, lookalike: false }

/** A seat before the game: taken, free to sit down, or given to a computer player by the host. */
export function WaitingSeat({ seat, table, here, invite }: WaitingSeatProps) {
  const say = useSayWord()
  const { person, bot, invited, lookalike } = table.seats[seat] ?? NOBODY
  const { me } = useMe()
  const isOpen = table.status === 'open'
  const isKept = invited !== null && invited.id !== me?.id
  const guest = invited && say('invitedSeat', { name: invited.name })
  const name = person?.name ?? guest ?? say(bot ? LEVEL_WORDS[bot] : 'openSeat')
  const other = seat === table.you ? null : (person ?? invited)
  return (
    <li data-seat={seat} className="setup-seat waiting-seat">
      <Icon name={person ? 'person' : bot ? 'vintage-robot' : 'hourglass'} className="seat-sign" />
      <span className={person || bot ? 'text-seat' : 'hint'}>{name}</span>
      {seat === table.you && <span className="seat-tag">{say('yourSeat')}</span>}
      {person && seat !== table.you && !here && <span className="seat-tag">{say('awayNow')}</span>}
      {lookalike && (
        <span className="seat-tag" title={say('lookalikeHint')}>
          {say('lookalike')}
        </span>
      )}
      {!person && !bot && !isKept && table.you === null && isOpen && (
        <button type="button" className="strong" onClick={() => act({ type: 'sit', seat, ...(invite && { invite }) })}>
          {say(invited ? 'takeSeat' : 'joinTable')}
        </button>
      )}
      {other && table.youHost && isOpen && (
        <button
          type="button"
          className="quiet"
          aria-label={say(person ? 'removePerson' : 'takeBackInvitation', { name: other.name })}
          title={say(person ? 'removePerson' : 'takeBackInvitation', { name: other.name })}
          onClick={() => act({ type: 'remove', seat })}
        >
          ×
        </button>
      )}
      {!person && !invited && table.youHost && isOpen && (
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
