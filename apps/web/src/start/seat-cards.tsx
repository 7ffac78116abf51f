import { CHARACTERS } from '@sablier/bots'
import { required } from '@sablier/kernel'
import { Avatar, Icon } from '@sablier/ui'
import { useState } from 'react'
import type { LocalPlayer } from '../saved/saved-games.ts'
import { useSayWord } from '../words/use-words.ts'
import { Cast } from './cast.tsx'
import { computer } from './start-game.ts'
import { StrengthPips } from './strength-pips.tsx'

interface SeatCardsProps {
  readonly game: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly players: readonly LocalPlayer[]
  readonly onChange: (players: readonly LocalPlayer[]) => void
}

/** The seats of a table as cards: press one to say who takes it. */
export function SeatCards({ game, seats, players, onChange }: SeatCardsProps) {
  const say = useSayWord()
  const [chosen, setChosen] = useState(Math.min(1, players.length - 1))
  const at = Math.min(chosen, players.length - 1)
  const change = (seat: number, player: LocalPlayer) =>
    onChange(players.map((old, other) => (other === seat ? player : old)))
  const add = () => {
    onChange([...players, computer(players.length)])
    setChosen(players.length)
  }
  return (
    <section className="panel seats-panel" aria-labelledby="seats-title">
      <header className="panel-head">
        <h2 id="seats-title">{say('whoSits')}</h2>
        <span>{say('tapSeat')}</span>
      </header>
      <ul className="seat-cards">
        {players.map((player, seat) => (
          <SeatCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            player={player}
            chosen={seat === at}
            onChoose={() => setChosen(seat)}
            onRemove={
              seat > 0 && players.length > seats.min
                ? () => onChange(players.filter((_, other) => other !== seat))
                : null
            }
          />
        ))}
        {players.length < seats.max && <AddSeat onAdd={add} />}
      </ul>
      <Cast game={game} seat={at} player={required(players[at])} onChange={(player) => change(at, player)} />
    </section>
  )
}

function AddSeat({ onAdd }: { onAdd: () => void }) {
  const say = useSayWord()
  return (
    <li>
      <button type="button" className="seat-card seat-add" onClick={onAdd}>
        <Icon name="meeple" />
        {say('addSeat')}
      </button>
    </li>
  )
}

/** A person, a character, or somebody with a name of their own who plays like one. */
function SeatKind({ seat, player: { name, level } }: { seat: number; player: LocalPlayer }) {
  const say = useSayWord()
  if (level === null) return <small>{say(seat === 0 ? 'seatYou' : 'seatPerson')}</small>
  const character = CHARACTERS[level].name
  return (
    <small>
      {name === character ? say('computerPlayer') : say('playsLike', { name: character })}{' '}
      <StrengthPips level={level} />
    </small>
  )
}

interface SeatCardProps {
  readonly seat: number
  readonly player: LocalPlayer
  readonly chosen: boolean
  readonly onChoose: () => void
  /** Null where the seat must stay. */
  readonly onRemove: (() => void) | null
}

function SeatCard({ seat, player, chosen, onChoose, onRemove }: SeatCardProps) {
  const say = useSayWord()
  return (
    <li data-seat={seat} data-setup-seat={seat}>
      <button type="button" className="seat-card" aria-pressed={chosen} onClick={onChoose}>
        <Avatar seat={seat} />
        <b>{player.name}</b>
        <SeatKind seat={seat} player={player} />
      </button>
      {onRemove && (
        <button
          type="button"
          className="seat-remove"
          aria-label={say('removeSeat', { name: player.name })}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </li>
  )
}
