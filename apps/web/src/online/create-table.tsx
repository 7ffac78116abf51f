import type { AnyGame, OptionValues } from '@sablier/kernel'
import { type Clock, type CreateTableBody, type CreateTableReply, LEVELS, type Level } from '@sablier/protocol'
import { SHELF } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { OptionFields } from '../start/option-fields.tsx'
import { startOptions } from '../start/start-options.ts'
import { useGame } from '../start/use-game.ts'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'
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

function TableForm({ game }: { game: AnyGame }) {
  const say = useSayWord()
  const tell = useSay()
  const thrownText = useThrownText()
  const [, go] = useLocation()
  const least = Math.max(2, game.seats.min)
  const [others, setOthers] = useState<readonly Other[]>(() => Array.from({ length: least - 1 }, () => 'open' as const))
  const [options, setOptions] = useState<OptionValues>(() => startOptions(game))
  const [clock, setClock] = useState<Clock>({ kind: 'none' })
  const [isPublic, setPublic] = useState(false)
  const [hints, setHints] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [opening, setOpening] = useState(false)
  const refusal = game.refuses?.(others.length + 1, options) ?? null
  const open = async () => {
    setOpening(true)
    const body: CreateTableBody = {
      game: game.id,
      options,
      seats: [
        { kind: 'me' },
        ...others.map((other) =>
          other === 'open' ? ({ kind: 'open' } as const) : ({ kind: 'bot', level: other } as const),
        ),
      ],
      visibility: isPublic ? 'public' : 'invited',
      clock,
      hints,
    }
    const { table, invite } = await request<CreateTableReply>('POST', '/tables', body)
    go(`/table/${table}${invite ? `?invite=${invite}` : ''}`)
  }
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        open().catch((thrown: unknown) => {
          setError(thrownText(thrown))
          setOpening(false)
        })
      }}
    >
      <fieldset>
        <legend>{say('seatsTitle')}</legend>
        <label className="field">
          {say('numberOfSeats')}
          <select
            value={others.length + 1}
            onChange={(event) =>
              setOthers(Array.from({ length: Number(event.target.value) - 1 }, (_, i) => others[i] ?? 'open'))
            }
          >
            {Array.from({ length: game.seats.max - least + 1 }, (_, i) => least + i).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        {others.map((other, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div className="setup-seat" key={i} data-seat={i + 1}>
            <select
              aria-label={say('seat', { n: i + 2 })}
              value={other}
              onChange={(event) => {
                const level = LEVELS.find((known) => known === event.target.value) ?? 'open'
                setOthers(others.map((old, at) => (at === i ? level : old)))
              }}
            >
              <option value="open">{say('openSeat')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {say(LEVEL_WORDS[level])}
                </option>
              ))}
            </select>
          </div>
        ))}
      </fieldset>
      <OptionFields game={game} seats={others.length + 1} options={options} onChange={setOptions} />
      <ClockFields clock={clock} onClock={setClock} />
      <label className="choice-option">
        <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />
        {say('publicTable')}
      </label>
      <label className="choice-option">
        <input type="checkbox" checked={hints} onChange={(event) => setHints(event.target.checked)} />
        {say('hintsAllowed')}
      </label>
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
