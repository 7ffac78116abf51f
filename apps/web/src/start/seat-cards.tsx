import { Avatar, Icon } from '@sablier/ui'
import { useState } from 'react'
import type { LocalPlayer } from '../saved/saved-games.ts'
import { useSayWord } from '../words/use-words.ts'
import { Cast } from './cast.tsx'
import { computer } from './start-game.ts'
import { StrengthPips } from './strength-pips.tsx'

interface SeatCardsProps {
  readonly seats: { readonly min: number; readonly max: number }
  readonly players: readonly LocalPlayer[]
  readonly onChange: (players: readonly LocalPlayer[]) => void
}

/** The seats of a table as cards: press one to say who takes it. */
export function SeatCards({ seats, players, onChange }: SeatCardsProps) {
  const say = useSayWord()
  const [chosen, setChosen] = useState(Math.min(1, players.length - 1))
  const at = Math.min(chosen, players.length - 1)
  const change = (seat: number, player: LocalPlayer) =>
    onChange(players.map((old, other) => (other === seat ? player : old)))
  return (
    <section className="panel seats-panel" aria-labelledby="seats-title">
      <header className="panel-head">
        <h2 id="seats-title">{say('whoSits')}</h2>
        <span>{say('tapSeat')}</span>
      </header>
      <ul className="seat-cards">
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat={seat} data-setup-seat={seat}>
            <button type="button" className="seat-card" aria-pressed={seat === at} onClick={() => setChosen(seat)}>
              <Avatar seat={seat} />
              <b>{player.name}</b>
              <SeatKind seat={seat} player={player} />
            </button>
            {seat > 0 && players.length > seats.min && (
              <button
                type="button"
                className="seat-remove"
                aria-label={say('removeSeat', { name: player.name })}
                onClick={() => onChange(players.filter((_, other) => other !== seat))}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
        {players.length < seats.max && (
          <li>
            <button
              type="button"
              className="seat-card seat-add"
              onClick={() => {
                onChange([...players, computer(players.length)])
                setChosen(players.length)
              }}
            >
              <Icon name="meeple" />
              {say('addSeat')}
            </button>
          </li>
        )}
      </ul>
      <Cast seat={at} player={players[at] as LocalPlayer} onChange={(player) => change(at, player)} />
    </section>
  )
}

function SeatKind({ seat, player: { level } }: { seat: number; player: LocalPlayer }) {
  const say = useSayWord()
  if (level === null) return <small>{say(seat === 0 ? 'seatYou' : 'seatPerson')}</small>
  return (
    <small>
      {say('computerPlayer')} <StrengthPips level={level} />
    </small>
  )
}
