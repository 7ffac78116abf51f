import type { TableInfo } from '@sablier/protocol'
import { Icon } from '@sablier/ui'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'
import { BotChoice } from './bot-choice.tsx'
import { Lookalike } from './lookalike.tsx'
import { act } from './online-table.ts'
import { useMe } from './use-me.ts'

interface WaitingSeatProps {
  readonly seat: number
  readonly table: TableInfo
  readonly away: boolean
  readonly invite: string | null
}

const NOBODY = { person: null, bot: null, invited: null, lookalike: false }

/** A seat before the game: taken, free to sit down, or given to a computer player by the host. */
export function WaitingSeat(props: WaitingSeatProps) {
  const { seat, table, away } = props
  const say = useSayWord()
  const { person, bot, invited, lookalike } = table.seats[seat] ?? NOBODY
  const guest = invited && say('invitedSeat', { name: invited.name })
  const name = person?.name ?? guest ?? say(bot ? LEVEL_WORDS[bot] : 'openSeat')
  return (
    <li data-seat={seat} className="setup-seat waiting-seat">
      <Icon name={person ? 'person' : bot ? 'vintage-robot' : 'hourglass'} className="seat-sign" />
      <span className={person || bot ? 'text-seat' : 'hint'}>{name}</span>
      {seat === table.you && <span className="seat-tag">{say('yourSeat')}</span>}
      {person && seat !== table.you && away && <span className="seat-tag">{say('awayNow')}</span>}
      {lookalike && <Lookalike />}
      {table.status === 'open' && <WaysOfSeat {...props} />}
    </li>
  )
}

/** What can be done with a seat while the table is open: sit down, or as the host give it to somebody else. */
function WaysOfSeat({ seat, table, invite }: WaitingSeatProps) {
  const say = useSayWord()
  const { me } = useMe()
  const { person, bot, invited } = table.seats[seat] ?? NOBODY
  const isKept = invited !== null && invited.id !== me?.id
  const other = seat === table.you ? null : (person ?? invited)
  const removal = other && say(person ? 'removePerson' : 'takeBackInvitation', { name: other.name })
  return (
    <>
      {!person && !bot && !isKept && table.you === null && (
        <button type="button" className="strong" onClick={() => act({ type: 'sit', seat, ...(invite && { invite }) })}>
          {say(invited ? 'takeSeat' : 'joinTable')}
        </button>
      )}
      {removal && table.youHost && (
        <button
          type="button"
          className="quiet"
          aria-label={removal}
          title={removal}
          onClick={() => act({ type: 'remove', seat })}
        >
          ×
        </button>
      )}
      {!person && !invited && table.youHost && (
        <BotChoice seat={seat} bot={bot} onBot={(level) => act({ type: 'seat-bot', seat, level })} />
      )}
    </>
  )
}
