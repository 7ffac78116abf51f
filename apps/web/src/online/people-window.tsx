import { type ClientTable, type PeopleReply, REPORT_SUBJECTS, type ReportBody } from '@sablier/protocol'
import { Window } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { useSayWord, type Word } from '../words/use-words.ts'
import { useThrownText } from './fault-words.ts'
import { Lookalike } from './lookalike.tsx'
import { act } from './online-table.ts'
import { request } from './request.ts'
import { useMe } from './use-me.ts'

interface OtherPerson {
  readonly name: string
  /** It looks like the name of somebody else here. */
  readonly lookalike: boolean
}

/** Everybody who sits or has spoken at a table, but for oneself, by their ids. */
export function usePeople({ table, chat }: Pick<ClientTable, 'table' | 'chat'>): ReadonlyMap<string, OtherPerson> {
  const { me } = useMe()
  const people = new Map<string, OtherPerson>()
  for (const { person, name, lookalike = false } of chat) people.set(person, { name, lookalike })
  for (const { person, lookalike } of table.seats) if (person) people.set(person.id, { name: person.name, lookalike })
  if (me) people.delete(me.id)
  return people
}

interface PeopleWindowProps {
  readonly table: ClientTable['table']
  readonly people: ReadonlyMap<string, OtherPerson>
  readonly onClose: () => void
}

/** The others at a table: whom one hears, whom one does not want to meet, and telling the operator about somebody. */
export function PeopleWindow({ table, people, onClose }: PeopleWindowProps) {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [blocked, setBlocked] = useState<readonly string[]>([])
  const [error, setError] = useState<string | null>(null)
  const read = (reply: Promise<PeopleReply>) =>
    void reply.then(
      (found) => setBlocked(found.blocked.map(({ id }) => id)),
      (thrown: unknown) => setError(thrownText(thrown)),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each opening
  useEffect(() => read(request<PeopleReply>('GET', '/people')), [])
  return (
    <Window title={say('people')} onClose={onClose} wide>
      <p className="hint">{say('blockHint')}</p>
      {error && <p role="alert">{error}</p>}
      <ul className="people-list">
        {[...people].map(([id, { name, lookalike }]) => (
          <li key={id}>
            <b>{name}</b>
            {lookalike && <Lookalike />}
            <Hearing
              person={id}
              name={name}
              isMuted={table.muted.includes(id)}
              isBlocked={blocked.includes(id)}
              onBlock={(block) => read(request<PeopleReply>('PUT', `/people/${id}/block`, { blocked: block }))}
            />
            <Report person={id} name={name} table={table.id} />
          </li>
        ))}
      </ul>
    </Window>
  )
}

interface HearingProps {
  readonly person: string
  readonly name: string
  readonly isMuted: boolean
  readonly isBlocked: boolean
  readonly onBlock: (block: boolean) => void
}

/** Whether one hears somebody at this table, and whether one meets them at any. */
function Hearing({ person, name, isMuted, isBlocked, onBlock }: HearingProps) {
  const say = useSayWord()
  return (
    <>
      {!isBlocked && (
        <button type="button" className="quiet" onClick={() => act({ type: 'mute', person, muted: !isMuted })}>
          {say(isMuted ? 'unmute' : 'mute', { name })}
        </button>
      )}
      <button type="button" className="quiet" onClick={() => onBlock(!isBlocked)}>
        {say(isBlocked ? 'unblock' : 'block', { name })}
      </button>
    </>
  )
}

const SUBJECTS: Readonly<Record<ReportBody['about'], Word>> = {
  name: 'reportName',
  talk: 'reportTalk',
  play: 'reportPlay',
  other: 'reportOther',
}

function Report({ person, name, table }: { person: string; name: string; table: string }) {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [about, setAbout] = useState<ReportBody['about']>('talk')
  const [text, setText] = useState('')
  const [told, setTold] = useState<string | null>(null)
  return (
    <details>
      <summary>{say('report', { name })}</summary>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault()
          request('POST', '/reports', { person, table, about, ...(text.trim() && { text: text.trim() }) }).then(
            () => setTold(say('reportSent')),
            (thrown: unknown) => setTold(thrownText(thrown)),
          )
        }}
      >
        <SubjectChoice about={about} onAbout={setAbout} />
        <input
          aria-label={say('reportText')}
          placeholder={say('reportText')}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="quiet">
          {say('send')}
        </button>
        {told && <p role="status">{told}</p>}
      </form>
    </details>
  )
}

function SubjectChoice(props: { about: ReportBody['about']; onAbout: (about: ReportBody['about']) => void }) {
  const { about, onAbout } = props
  const say = useSayWord()
  return (
    <select
      aria-label={say('reportAbout')}
      value={about}
      onChange={(event) => onAbout(REPORT_SUBJECTS.find((one) => one === event.target.value) ?? 'other')}
    >
      {REPORT_SUBJECTS.map((subject) => (
        <option key={subject} value={subject}>
          {say(SUBJECTS[subject])}
        </option>
      ))}
    </select>
  )
}
