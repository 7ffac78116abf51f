import { CHARACTERS } from '@sablier/bots'
import type { ClientTable, TableInfo } from '@sablier/protocol'
import { Avatar, Icon } from '@sablier/ui'
import { RatingNote } from '../start/rating-note.tsx'
import { StrengthPips } from '../start/strength-pips.tsx'
import { useSayWord, type Word } from '../words/use-words.ts'
import { BotChoice } from './bot-choice.tsx'
import { Lookalike } from './lookalike.tsx'
import { act } from './online-table.ts'
import { useMe } from './use-me.ts'
import { isAway } from './who-is-away.ts'

interface WaitingSeatProps {
  readonly seat: number
  readonly table: TableInfo
  readonly presence: ClientTable['presence']
  readonly invite: string | null
}

const NOBODY = { person: null, bot: null, invited: null, lookalike: false, ready: false }

/** A place card before the game: who sits there and whether they are here and ready, or a free seat. */
export function WaitingSeat(props: WaitingSeatProps) {
  const { seat, table } = props
  const say = useSayWord()
  const { person, bot, invited, lookalike } = table.seats[seat] ?? NOBODY
  const guest = invited && say('invitedSeat', { name: invited.name })
  const name = person?.name ?? guest ?? (bot ? CHARACTERS[bot].name : say('openSeat'))
  return (
    <>
      {person || bot ? <Avatar seat={seat} size="large" /> : <FreePlace />}
      <div className="place-card">
        <b className={person || bot ? 'place-name' : 'place-name place-free'}>{name}</b>
        <SeatState {...props} />
        {lookalike && <Lookalike />}
        {table.status === 'open' && <WaysOfSeat {...props} />}
      </div>
    </>
  )
}

const FreePlace = () => (
  <span className="free-place" aria-hidden="true">
    <Icon name="meeple" />
  </span>
)

/** Presence and readiness in a word, beside a dot of its colour. */
function SeatState({ seat, table, presence }: WaitingSeatProps) {
  const say = useSayWord()
  const { person, bot, ready } = table.seats[seat] ?? NOBODY
  if (bot)
    return (
      <span className="place-bot">
        {say('computerPlayer')}
        <StrengthPips level={bot} />
        <RatingNote game={table.game} level={bot} />
      </span>
    )
  if (!person) return null
  const state: readonly [string, Word] = isAway(presence, seat)
    ? ['away', 'awayNow']
    : ready
      ? ['ready', 'readyNow']
      : ['here', 'notReadyYet']
  return (
    <span className="place-state" data-state={state[0]}>
      {seat === table.you && <span className="seat-tag">{say('yourSeat')}</span>}
      {seat === table.host && <span className="seat-tag">{say('hostSeat')}</span>}
      {say(state[1])}
    </span>
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
      {!person && !bot && !isKept && table.you === null && !table.removed && (
        <button type="button" className="strong" onClick={() => act({ type: 'sit', seat, ...(invite && { invite }) })}>
          {say(invited ? 'takeSeat' : 'joinTable')}
        </button>
      )}
      {removal && table.youHost && (
        <button
          type="button"
          className="place-remove"
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
