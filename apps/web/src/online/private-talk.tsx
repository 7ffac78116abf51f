import type { ClientTable, Whisper } from '@sablier/protocol'
import { Icon, useLanguage } from '@sablier/ui'
import { useEffect, useRef } from 'react'
import { useSayWord } from '../words/use-words.ts'
import type { TableNames } from './notice-words.ts'
import { timeSaid } from './time-said.ts'

/** Whom one talks with; null: everybody. */
export type Partner = number | null

/** The other seat of what was said in private. */
const otherOf = ({ seat, to }: Whisper, you: number | null): number => (seat === you ? to : seat)

/** What others have said to oneself in private, but for people one does not hear. */
export const whispersToMe = ({ whispers, table }: Pick<ClientTable, 'whispers' | 'table'>): readonly Whisper[] =>
  whispers.filter(({ to, seat }) => to === table.you && !table.muted.includes(table.seats[seat]?.person?.id ?? ''))

/** The seats one can talk with in private: people who are there, and those one has talked with. */
export function partnersOf({ table, presence, whispers }: ClientTable): readonly number[] {
  if (table.you === null || table.status !== 'playing') return []
  const talkedWith = whispers.map((whisper) => otherOf(whisper, table.you))
  return table.seats.flatMap(({ person }, seat) =>
    person && seat !== table.you && (presence.seats.includes(seat) || talkedWith.includes(seat)) ? [seat] : [],
  )
}

interface PartnersProps {
  readonly partners: readonly number[]
  readonly partner: Partner
  /** How much each has said in private that one has not looked at. */
  readonly unread: (seat: number) => number
  readonly names: TableNames
  readonly onPartner: (partner: Partner) => void
}

/** With whom one talks: everybody, or one of the others in private. */
export function Partners({ partners, partner, unread, names, onPartner }: PartnersProps) {
  const say = useSayWord()
  return (
    <fieldset className="chat-partners" aria-label={say('talkWith')}>
      {[null, ...partners].map((seat) => {
        const n = seat === null ? 0 : unread(seat)
        return (
          <button
            key={seat ?? 'everybody'}
            type="button"
            className="quiet"
            data-seat={seat ?? undefined}
            aria-pressed={seat === partner}
            aria-label={seat === null ? undefined : say('privately', { name: names.seatName(seat) })}
            onClick={() => onPartner(seat)}
          >
            {seat === null ? (
              say('everybody')
            ) : (
              <>
                <Icon name="padlock" /> <span className="text-seat">{names.seatName(seat)}</span>
              </>
            )}
            {n > 0 && (
              <span className="unread" role="status" aria-label={say('unread', { n })}>
                {n}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

interface PrivateLinesProps {
  readonly clientTable: ClientTable
  readonly partner: number
  readonly names: TableNames
}

/** What two have said to each other, with the sign that nobody else reads it. */
export function PrivateLines({ clientTable, partner, names }: PrivateLinesProps) {
  const say = useSayWord()
  const language = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const { table, whispers } = clientTable
  const heard = new Set(whispersToMe(clientTable))
  const lines = whispers.filter(
    (whisper) => otherOf(whisper, table.you) === partner && (whisper.seat === table.you || heard.has(whisper)),
  )
  const name = names.seatName(partner)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in sight
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length, partner])
  return (
    <div className="chat-private">
      <p className="hint">
        <Icon name="padlock" /> {say('privateHint', { name })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <ol className="chat-lines" aria-live="polite" ref={list} tabIndex={0} aria-label={say('privately', { name })}>
        {lines.map(({ id, seat, at, text }) => (
          <li key={`${seat} ${id}`}>
            <time dateTime={new Date(at).toISOString()}>{timeSaid(language, at, Date.now())}</time>{' '}
            <Icon name="padlock" />{' '}
            <strong className="text-seat" data-seat={seat}>
              {names.seatName(seat)}
            </strong>{' '}
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
