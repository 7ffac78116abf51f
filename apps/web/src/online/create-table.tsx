import type { CreateTableBody, CreateTableReply } from '@sablier/protocol'
import { SHELF } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSayWord } from '../words/use-words.ts'
import { request } from './request.ts'

/** Opens a table: which game, how many seats, seen by all or by link only. */
export function CreateTable() {
  const say = useSayWord()
  const tell = useSay()
  const [, go] = useLocation()
  const [game, setGame] = useState(SHELF[0]?.id ?? '')
  const entry = SHELF.find(({ id }) => id === game)
  const [size, setSize] = useState(2)
  const [isPublic, setPublic] = useState(false)
  const [error, setError] = useState<string | null>(null)
  if (!entry) return null
  const least = Math.max(2, entry.seats.min)
  const seats = Math.min(entry.seats.max, Math.max(least, size))
  const open = async () => {
    const body: CreateTableBody = {
      game,
      options: {},
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      visibility: isPublic ? 'public' : 'invited',
      clock: { kind: 'none' },
    }
    const { table, invite } = await request<CreateTableReply>('POST', '/tables', body)
    go(`/table/${table}${invite ? `?invite=${invite}` : ''}`)
  }
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        open().catch((thrown: Error) => setError(thrown.message))
      }}
    >
      <fieldset>
        <legend>{say('createTable')}</legend>
        <label className="field">
          {say('games')}
          <select value={game} onChange={(event) => setGame(event.target.value)}>
            {SHELF.map(({ id, title }) => (
              <option key={id} value={id}>
                {tell(title)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {say('numberOfSeats')}
          <select value={seats} onChange={(event) => setSize(Number(event.target.value))}>
            {Array.from({ length: entry.seats.max - least + 1 }, (_, i) => least + i).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label className="choice-option">
          <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />
          {say('publicTable')}
        </label>
        {error && (
          <p role="alert" className="setup-refusal">
            {error}
          </p>
        )}
        <div>
          <button type="submit" className="strong">
            {say('createTable')}
          </button>
        </div>
      </fieldset>
    </form>
  )
}
