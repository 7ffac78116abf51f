import { LEVELS } from '@sablier/bots'
import type { AnyGame, OptionValues } from '@sablier/kernel'
import { useSay } from '@sablier/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Cover } from '../home/covers/cover.tsx'
import type { LocalPlayer } from '../saved/saved-games.ts'
import { useSettings } from '../settings/settings-store.ts'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'
import { Loading, Missing } from './notices.tsx'
import { OptionFields, startOptions } from './option-fields.tsx'
import { PageFrame } from './page-frame.tsx'
import { computer, quickPlayers, startGame } from './start-game.ts'
import { useGame } from './use-game.ts'

/** Sets a table: how many play, who they are, by which variant. */
export function GamePage({ id }: { id: string }) {
  const { open, failed } = useGame(id)
  const tell = useSay()
  if (failed) return <Missing />
  if (!open) return <Loading />
  return (
    <PageFrame title={tell(open.game.text.title)} game={id}>
      <div className="setup">
        <Cover game={id} />
        <p className="setup-pitch">{tell(open.game.text.pitch)}</p>
        <SetupForm game={open.game} />
      </div>
    </PageFrame>
  )
}

function SetupForm({ game }: { game: AnyGame }) {
  const say = useSayWord()
  const tell = useSay()
  const [, go] = useLocation()
  const name = useSettings((settings) => settings.name)
  const [players, setPlayers] = useState<readonly LocalPlayer[]>(() => quickPlayers(game.seats, name || say('you')))
  const [options, setOptions] = useState<OptionValues>(() => startOptions(game))
  const refusal = game.refuses?.(players.length, options) ?? null
  const resize = (n: number) => setPlayers(Array.from({ length: n }, (_, seat) => players[seat] ?? computer(seat)))
  const change = (seat: number, player: Partial<LocalPlayer>) =>
    setPlayers(players.map((old, at) => (at === seat ? { ...old, ...player } : old)))
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        void startGame(game.id, players, options).then((saved) => go(`/play/${saved}`))
      }}
    >
      <fieldset>
        <legend>{say('seatsTitle')}</legend>
        <label className="field">
          {say('numberOfSeats')}
          <select value={players.length} onChange={(event) => resize(Number(event.target.value))}>
            {Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div className="setup-seat" key={seat} data-seat={seat}>
            <input
              aria-label={say('nameOfSeat', { n: seat + 1 })}
              value={player.name}
              maxLength={24}
              onChange={(event) => change(seat, { name: event.target.value })}
            />
            <select
              aria-label={say('seat', { n: seat + 1 })}
              value={player.level ?? 'person'}
              onChange={(event) =>
                change(seat, { level: LEVELS.find((level) => level === event.target.value) ?? null })
              }
            >
              <option value="person">{say('person')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {say(LEVEL_WORDS[level])}
                </option>
              ))}
            </select>
          </div>
        ))}
        <p className="hint">{say('hotSeatHint')}</p>
      </fieldset>
      <OptionFields game={game} seats={players.length} options={options} onChange={setOptions} />
      {refusal && (
        <p role="alert" className="setup-refusal">
          {tell(refusal)}
        </p>
      )}
      <div className="setup-ways">
        <button type="submit" className="strong" disabled={refusal !== null}>
          {say('begin')}
        </button>
        <Link href={`/rules/${game.id}`} className="quiet">
          {say('rules')}
        </Link>
      </div>
    </form>
  )
}
