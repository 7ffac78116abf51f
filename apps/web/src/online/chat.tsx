import { type ChatLine, type ClientTable, PHRASE_IDS, PHRASES, type PhraseId } from '@sablier/protocol'
import { useLanguage } from '@sablier/ui'
import { useEffect, useRef, useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { chatLines } from './chat-lines.ts'
import { noticeText, type TableNames } from './notice-words.ts'
import { act } from './online-table.ts'
import { PeopleWindow, usePeople } from './people-window.tsx'
import { timeSaid } from './time-said.ts'

const SHOWN = 50

/** What people say at the table, in own words or by phrases that everybody reads in their language, and what they decided. */
export function Chat({ clientTable, names }: { clientTable: ClientTable; names: TableNames }) {
  const say = useSayWord()
  const language = useLanguage()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const people = usePeople(clientTable)
  const list = useRef<HTMLOListElement>(null)
  const told = clientTable.table.notices.map((notice) => ({ ...notice, isNotice: true as const }))
  const lines = [...chatLines(clientTable), ...told].sort((a, b) => a.seq - b.seq).slice(-SHOWN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in sight
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <section className="chat" aria-label={say('chat')}>
      {clientTable.presence.spectators > 0 && (
        <p className="hint chat-watched">
          {say('spectators', { n: clientTable.presence.spectators })}
          {clientTable.presence.watching.length > 0 && ` (${clientTable.presence.watching.join(', ')})`}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <ol className="chat-lines" aria-live="polite" ref={list} tabIndex={0} aria-label={say('chat')}>
        {lines.length === 0 && <li className="hint">{say('nothingSaid')}</li>}
        {lines.map((line) => (
          <li key={line.seq} className={'isNotice' in line ? 'chat-notice' : undefined}>
            <time dateTime={new Date(line.at).toISOString()}>{timeSaid(language, line.at, Date.now())}</time>{' '}
            {'isNotice' in line ? noticeText(names, line) : <Said line={line} />}
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault()
          const said = text.trim()
          // What was refused comes back, before whatever has been begun since.
          if (said) act({ type: 'chat', text: said }, () => setText((since) => `${said} ${since}`.trim()))
          setText('')
        }}
      >
        <input
          aria-label={say('message')}
          placeholder={say('message')}
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="quiet" disabled={text.trim() === ''}>
          {say('send')}
        </button>
        <select
          aria-label={say('phrases')}
          value=""
          onChange={(event) => act({ type: 'phrase', phrase: event.target.value as PhraseId })}
        >
          <option value="" disabled>
            {say('phrases')}…
          </option>
          {PHRASE_IDS.map((id) => (
            <option key={id} value={id}>
              {PHRASES[id][language]}
            </option>
          ))}
        </select>
        {people.size > 0 && (
          <button type="button" className="quiet" onClick={() => setOpen(true)}>
            {say('people')}
          </button>
        )}
      </form>
      {isOpen && <PeopleWindow table={clientTable.table} people={people} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Said({ line }: { line: ChatLine }) {
  const say = useSayWord()
  const language = useLanguage()
  return (
    <>
      <strong className="text-seat" data-seat={line.seat ?? undefined}>
        {line.name}
      </strong>{' '}
      {line.lookalike && (
        <span className="seat-tag" title={say('lookalikeHint')}>
          {say('lookalike')}
        </span>
      )}{' '}
      {line.phrase ? PHRASES[line.phrase][language] : line.text}
    </>
  )
}
