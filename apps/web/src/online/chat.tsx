import { type ChatLine, type ClientTable, PHRASE_IDS, PHRASES, type PhraseId } from '@sablier/protocol'
import { useLanguage } from '@sablier/ui'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { chatLines } from './chat-lines.ts'
import { Lookalike } from './lookalike.tsx'
import { noticeText, type TableNames } from './notice-words.ts'
import { act } from './online-table.ts'
import { PeopleWindow, usePeople } from './people-window.tsx'
import { timeSaid } from './time-said.ts'

const SHOWN = 50

interface ChatProps {
  readonly clientTable: ClientTable
  readonly names: TableNames
}

/** What people say at the table, in own words or by phrases that everybody reads in their language, and what they decided. */
export function Chat({ clientTable, names }: ChatProps) {
  const say = useSayWord()
  const { spectators, watching } = clientTable.presence
  const [isOpen, setOpen] = useState(false)
  const people = usePeople(clientTable)
  return (
    <section className="chat" aria-label={say('chat')}>
      {spectators > 0 && (
        <p className="hint chat-watched">
          {say('spectators', { n: spectators })}
          {watching.map(({ name, lookalike }, i) => (
            <Fragment key={name}>
              {i === 0 ? ' · ' : ', '}
              {name} {lookalike && <Lookalike />}
            </Fragment>
          ))}
        </p>
      )}
      <ChatLines clientTable={clientTable} names={names} />
      <ChatForm>
        {people.size > 0 && (
          <button type="button" className="quiet" onClick={() => setOpen(true)}>
            {say('people')}
          </button>
        )}
      </ChatForm>
      {isOpen && <PeopleWindow table={clientTable.table} people={people} onClose={() => setOpen(false)} />}
    </section>
  )
}

function ChatLines({ clientTable, names }: ChatProps) {
  const say = useSayWord()
  const language = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const told = clientTable.table.notices.map((notice) => ({ ...notice, isNotice: true as const }))
  const lines = [...chatLines(clientTable), ...told].sort((a, b) => a.seq - b.seq).slice(-SHOWN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in sight
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <ol className="chat-lines" aria-live="polite" ref={list} tabIndex={0} aria-label={say('chat')}>
      {lines.length === 0 && <li className="hint">{say('nothingSaid')}</li>}
      {lines.map((line) => (
        <li key={line.seq} className={'isNotice' in line ? 'chat-notice' : undefined}>
          <time dateTime={new Date(line.at).toISOString()}>{timeSaid(language, line.at, Date.now())}</time>{' '}
          {'isNotice' in line ? noticeText(names, line) : <Said line={line} />}
        </li>
      ))}
    </ol>
  )
}

function ChatForm({ children }: { children: ReactNode }) {
  const say = useSayWord()
  const [text, setText] = useState('')
  return (
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
      <Phrases />
      {children}
    </form>
  )
}

/** What can be said without typing, to people of any language. */
function Phrases() {
  const say = useSayWord()
  const language = useLanguage()
  return (
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
  )
}

function Said({ line }: { line: ChatLine }) {
  const language = useLanguage()
  return (
    <>
      <strong className="text-seat" data-seat={line.seat ?? undefined}>
        {line.name}
      </strong>{' '}
      {line.lookalike && <Lookalike />} {line.phrase ? PHRASES[line.phrase][language] : line.text}
    </>
  )
}
