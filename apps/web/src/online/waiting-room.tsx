import type { Mirror } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useState } from 'react'
import { Cover } from '../home/covers/cover.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { Chat } from './chat.tsx'
import { act } from './online-table.ts'

/** Before the game: who sits, who is missing, and the link to invite them. */
export function WaitingRoom({
  mirror,
  invite,
  connected,
}: {
  mirror: Mirror
  invite: string | null
  connected: boolean
}) {
  const say = useSayWord()
  const tell = useSay()
  const { table } = mirror
  const entry = findGame(table.game)
  const key = table.invite ?? invite
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}/table/${table.id}${key ? `?invite=${key}` : ''}`
  return (
    <PageFrame title={entry ? tell(entry.title) : table.game} game={table.game}>
      <div className="setup">
        <Cover game={table.game} />
        {!connected && (
          <p role="alert" className="notice notice-bad">
            {say('reconnecting')}
          </p>
        )}
        <p role="status">{table.reason ?? say('waitingForPlayers')}</p>
        <p className="invite">
          <label className="field">
            {say('invite')}
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <button
            type="button"
            className="quiet"
            onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
          >
            {say(copied ? 'copied' : 'copy')}
          </button>
        </p>
        <ul className="rules">
          {table.seats.map(({ person, bot }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} data-seat={seat} className="setup-seat">
              <span className="text-seat">{person?.name ?? (bot ? say('levelNovice') : say('openSeat'))}</span>
              {!person && !bot && table.you === null && (
                <button
                  type="button"
                  className="strong"
                  onClick={() => act({ type: 'sit', seat, ...(key && { invite: key }) })}
                >
                  {say('joinTable')}
                </button>
              )}
              {!person && table.youHost && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => act({ type: 'seat-bot', seat, level: bot ? null : 'novice' })}
                >
                  {say(bot ? 'openSeat' : 'levelNovice')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {table.youHost && (
          <div>
            <button type="button" className="strong" onClick={() => act({ type: 'start' })}>
              {say('startGame')}
            </button>
          </div>
        )}
        <Chat mirror={mirror} />
      </div>
    </PageFrame>
  )
}
