import type { ShelfEntry } from '@sablier/shelf'
import { Icon, pictureUrl, useSay } from '@sablier/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSettings } from '../settings/settings-store.ts'
import { lastTable, startGame } from '../start/start-game.ts'
import { useSayWord } from '../words/use-words.ts'

/** A game on the shelf: its box, and the shortest way to play it. */
export function GameBox({ entry }: { entry: ShelfEntry }) {
  const say = useSayWord()
  const tell = useSay()
  const { id } = entry
  // The variant stands on the game's own page.
  const title = tell(entry.title).replace(/ \(.*\)$/, '')
  return (
    <article className="game-card" data-game={id}>
      <Box entry={entry} title={title} />
      <PlayNow entry={entry} title={title} />
      <p className="box-ways">
        <Link href={`/game/${id}`}>{say('chooseTable')}</Link>
        <Link href={`/rules/${id}`} aria-label={say('rulesOf', { game: title })}>
          {say('rules')}
        </Link>
      </p>
    </article>
  )
}

interface BoxProps {
  readonly entry: ShelfEntry
  readonly title: string
}

function Box({ entry: { id, seats, minutes }, title }: BoxProps) {
  const say = useSayWord()
  return (
    <Link href={`/game/${id}`} className="box" aria-label={say('moreWaysOf', { game: title })}>
      <img src={pictureUrl(id, 'cover', 'box')} alt="" width="420" height="600" decoding="async" />
      <span className="box-side" aria-hidden="true">
        {title}
      </span>
      <h2 className="box-title">{title}</h2>
      <span className="box-facts">
        <span>
          <Icon name="meeple" label={say('players', seats)} /> {seats.min}–{seats.max}
        </span>
        <span>
          <Icon name="hourglass" /> {say('minutes', { min: minutes[0], max: minutes[1] })}
        </span>
      </span>
    </Link>
  )
}

/** Opens a table like the last one of this game, and says who plays there. */
function PlayNow({ entry, title }: BoxProps) {
  const say = useSayWord()
  const [, go] = useLocation()
  const [opening, setOpening] = useState(false)
  const name = useSettings((settings) => settings.name)
  const { players, options } = lastTable(entry, name || say('you'))
  const others = players.length - 1
  const play = async () => {
    setOpening(true)
    try {
      go(`/play/${await startGame(entry.id, players, options)}`)
    } finally {
      setOpening(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="strong"
        aria-label={say('playNowOf', { game: title })}
        disabled={opening}
        onClick={() => void play()}
      >
        {say('playNow')}
      </button>
      <p className="box-versus">
        {others === 0 ? say('summarySolo') : say(others === 1 ? 'versusOne' : 'versusMany', { n: others })}
      </p>
    </>
  )
}
