import { type ChatLine, type ClientTable, PHRASE_IDS, PHRASES, type PhraseId } from '@sablier/protocol'
import { useLanguage } from '@sablier/ui'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { chatLines } from './chat-lines.ts'
import { Lookalike } from './lookalike.tsx'
import { noticeText, type TableNames } from './notice-words.ts'
import { act } from './online-table.ts'
import { PeopleWindow, usePeople } from './people-window.tsx'
import { type Partner, Partners, PrivateLines, partnersOf, whispersToMe } from './private-talk.tsx'
import { timeSaid } from './time-said.ts'

const SHOWN = 50

interface ChatProps {
  readonly clientTable: ClientTable
  readonly names: TableNames
  /** Two players may talk without the others. */
  readonly isPrivateAllowed?: boolean | undefined
}

/** With whom one talks, and how much of what each has said in private one has not read. */
function usePartner(clientTable: ClientTable) {
  const [partner, setPartner] = useState<Partner>(null)
  const [read, setRead] = useState<ReadonlyMap<number, number>>(new Map())
  const saidBy = (seat: number) => whispersToMe(clientTable).filter((whisper) => whisper.seat === seat).length
  const choose = (next: Partner) => {
    // What was in sight until now counts as read.
    const seen = [partner, next].flatMap((seat) => (seat === null ? [] : [[seat, saidBy(seat)] as const]))
    setRead(new Map([...read, ...seen]))
    setPartner(next)
  }
  const unread = (seat: number) => (seat === partner ? 0 : saidBy(seat) - (read.get(seat) ?? 0))
  return { partner, choose, unread }
}

/** What people say at the table, in own words or by phrases that everybody reads in their language, and what they decided. */
export function Chat({ clientTable, names, isPrivateAllowed }: ChatProps) {
  const say = useSayWord()
  const { spectators, watching } = clientTable.presence
  const [isOpen, setOpen] = useState(false)
  const people = usePeople(clientTable)
  const partners = isPrivateAllowed ? partnersOf(clientTable) : []
  const talk = usePartner(clientTable)
  const partner = talk.partner !== null && partners.includes(talk.partner) ? talk.partner : null
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
      {partners.length > 0 && (
        <Partners {...talk} partners={partners} partner={partner} names={names} onPartner={talk.choose} />
      )}
      {partner === null ? (
        <ChatLines clientTable={clientTable} names={names} />
      ) : (
        <PrivateLines clientTable={clientTable} partner={partner} names={names} />
      )}
      <ChatForm key={partner} partner={partner} label={partner === null ? null : names.seatName(partner)}>
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

interface ChatFormProps {
  readonly partner: Partner
  /** The name of the only one who reads it; null: everybody does. */
  readonly label: string | null
  readonly children: ReactNode
}

function ChatForm({ partner, label, children }: ChatFormProps) {
  const say = useSayWord()
  const prompt = label === null ? say('message') : say('privately', { name: label })
  const [text, setText] = useState('')
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        const said = text.trim()
        // What was refused comes back, before whatever has been begun since.
        const begun = partner === null ? { type: 'chat' as const } : { type: 'whisper' as const, seat: partner }
        if (said) act({ ...begun, text: said }, () => setText((since) => `${said} ${since}`.trim()))
        setText('')
      }}
    >
      <input
        aria-label={prompt}
        placeholder={prompt}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="quiet" disabled={text.trim() === ''}>
        {say('send')}
      </button>
      {partner === null && <Phrases />}
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
