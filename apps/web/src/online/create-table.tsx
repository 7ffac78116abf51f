import type { AnyGame, OptionValues } from '@sablier/kernel'
import type { Clock, CreateTableBody, CreateTableReply, Level } from '@sablier/protocol'
import { SHELF } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { OptionFields } from '../start/option-fields.tsx'
import { startOptions } from '../start/start-options.ts'
import { useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { BotChoice } from './bot-choice.tsx'
import { ClockFields } from './clock-fields.tsx'
import { useThrownText } from './fault-words.ts'
import { request } from './request.ts'

/** Opens a table: which game, by which rules, who plays, how long one may think, and who may find it. */
export function CreateTable() {
  const say = useSayWord()
  const tell = useSay()
  const [id, setId] = useState(SHELF[0]?.id ?? '')
  const entry = SHELF.find((other) => other.id === id)
  const { open } = useGame(id)
  return (
    <section className="create-table" data-game={id}>
      <h2 className="home-title">{say('createTable')}</h2>
      <label className="field">
        {say('filterGame')}
        <select value={id} onChange={(event) => setId(event.target.value)}>
          {SHELF.map((other) => (
            <option key={other.id} value={other.id}>
              {tell(other.title)}
            </option>
          ))}
        </select>
      </label>
      {entry && (
        <p className="hint">
          {say('players', entry.seats)} · {say('minutes', { min: entry.minutes[0], max: entry.minutes[1] })}
        </p>
      )}
      {open && <TableForm key={id} game={open.game} />}
    </section>
  )
}

/** The other seats of a new table: free for a person, or a computer player. */
type Other = Level | 'open'

const seatOf = (other: Other): CreateTableBody['seats'][number] =>
  other === 'open' ? { kind: 'open' } : { kind: 'bot', level: other }

/** Opens a table and goes there; says what went wrong if it cannot be opened. */
function useOpening() {
  const thrownText = useThrownText()
  const [, go] = useLocation()
  const [error, setError] = useState<string | null>(null)
  const [opening, setOpening] = useState(false)
  const open = async (body: CreateTableBody) => {
    setOpening(true)
    try {
      const { table, invite } = await request<CreateTableReply>('POST', '/tables', body)
      go(`/table/${table}${invite ? `?invite=${invite}` : ''}`)
    } catch (thrown) {
      setError(thrownText(thrown))
      setOpening(false)
    }
  }
  return { open, opening, error }
}

function TableForm({ game }: { game: AnyGame }) {
  const say = useSayWord()
  const tell = useSay()
  const { open, opening, error } = useOpening()
  const [others, setOthers] = useState<readonly Other[]>(() =>
    Array.from({ length: leastSeats(game) - 1 }, () => 'open'),
  )
  const [options, setOptions] = useState<OptionValues>(() => startOptions(game))
  const [clock, setClock] = useState<Clock>({ kind: 'none' })
  const [isPublic, setPublic] = useState(false)
  const [hints, setHints] = useState(false)
  const refusal = game.refuses?.(others.length + 1, options) ?? null
  const visibility = isPublic ? 'public' : 'invited'
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        const seats = [{ kind: 'me' } as const, ...others.map(seatOf)]
        void open({ game: game.id, options, seats, visibility, clock, hints })
      }}
    >
      <SeatFields game={game} others={others} onOthers={setOthers} />
      <OptionFields game={game} seats={others.length + 1} options={options} onChange={setOptions} />
      <ClockFields clock={clock} onClock={setClock} />
      <Tick label={say('publicTable')} checked={isPublic} onChange={setPublic} />
      <Tick label={say('hintsAllowed')} checked={hints} onChange={setHints} />
      {(refusal || error) && (
        <p role="alert" className="setup-refusal">
          {refusal ? tell(refusal) : error}
        </p>
      )}
      <div>
        <button type="submit" className="strong" disabled={refusal !== null || opening}>
          {say('createTable')}
        </button>
      </div>
    </form>
  )
}

function Tick(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const { label, checked, onChange } = props
  return (
    <label className="choice-option">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

const leastSeats = (game: AnyGame): number => Math.max(2, game.seats.min)

interface SeatFieldsProps {
  readonly game: AnyGame
  readonly others: readonly Other[]
  readonly onOthers: (others: readonly Other[]) => void
}

/** How many seats there are, and who is to sit in each but one's own. */
function SeatFields({ game, others, onOthers }: SeatFieldsProps) {
  const say = useSayWord()
  const least = leastSeats(game)
  const resize = (seats: number) => onOthers(Array.from({ length: seats - 1 }, (_, i) => others[i] ?? 'open'))
  const change = (at: number, other: Other) => onOthers(others.map((old, i) => (i === at ? other : old)))
  return (
    <fieldset>
      <legend>{say('seatsTitle')}</legend>
      <label className="field">
        {say('numberOfSeats')}
        <select value={others.length + 1} onChange={(event) => resize(Number(event.target.value))}>
          {Array.from({ length: game.seats.max - least + 1 }, (_, i) => least + i).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      {others.map((other, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div className="setup-seat" key={i} data-seat={i + 1}>
          <BotChoice seat={i + 1} bot={other === 'open' ? null : other} onBot={(level) => change(i, level ?? 'open')} />
        </div>
      ))}
    </fieldset>
  )
}
