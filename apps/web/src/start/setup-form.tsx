import type { AnyGame, OptionValues } from '@sablier/kernel'
import { list } from '@sablier/kernel'
import { Icon, useLanguage, useSay } from '@sablier/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { LocalPlayer } from '../saved/saved-games.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSayWord } from '../words/use-words.ts'
import { OptionFields } from './option-fields.tsx'
import { SeatCards } from './seat-cards.tsx'
import { lastTable, startGame } from './start-game.ts'
import { startOptions } from './start-options.ts'

/** Sets a table: who sits there, by which variants, and the way to begin. */
export function SetupForm({ game }: { game: AnyGame }) {
  const say = useSayWord()
  const name = useSettings((settings) => settings.name)
  const [, go] = useLocation()
  const [last] = useState(() => lastTable(game, name || say('you')))
  const [players, setPlayers] = useState<readonly LocalPlayer[]>(last.players)
  const [options, setOptions] = useState<OptionValues>(() => ({ ...startOptions(game), ...last.options }))
  const refusal = game.refuses?.(players.length, options) ?? null
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        void startGame(game.id, players, options).then((saved) => go(`/play/${saved}`))
      }}
    >
      <SeatCards game={game.id} seats={game.seats} players={players} onChange={setPlayers} />
      <OptionFields game={game} seats={players.length} options={options} onChange={setOptions} />
      <Summary game={game} players={players} options={options} refusal={refusal} />
    </form>
  )
}

interface SummaryProps {
  readonly game: AnyGame
  readonly players: readonly LocalPlayer[]
  readonly options: OptionValues
  readonly refusal: { readonly en: string; readonly fr: string } | null
}

/** What has been chosen, in words, and the button that begins. */
function Summary({ game, players, options, refusal }: SummaryProps) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const names = list(
    language,
    players.map(({ name }) => name),
  )
  const minutes = game.minutesFor?.(players.length, options)
  return (
    <section className="setup-summary" aria-label={say('setupTitle')}>
      <p>
        <Icon name="meeple" />{' '}
        {players.length === 1 ? say('summarySolo') : say('summary', { n: players.length, names })}
      </p>
      <p>
        <Icon name="hourglass" />{' '}
        {minutes === undefined
          ? say('fromTo', { min: game.minutes[0], max: game.minutes[1] })
          : say('aboutTime', { n: minutes })}
      </p>
      {refusal && (
        <p role="alert" className="setup-refusal">
          {tell(refusal)}
        </p>
      )}
      <button type="submit" className="strong" disabled={refusal !== null}>
        {say('startTable')}
      </button>
      <Link href={`/online?game=${game.id}`} className="quiet">
        {say('inviteFriends')}
      </Link>
    </section>
  )
}
