import { type Mirror, PHRASE_IDS, PHRASES, type PhraseId } from '@sablier/protocol'
import { useLanguage } from '@sablier/ui'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'

/** What people say at the table: own words, or phrases that everybody reads in their language. */
export function Chat({ mirror }: { mirror: Mirror }) {
  const say = useSayWord()
  const language = useLanguage()
  const [text, setText] = useState('')
  return (
    <section className="chat" aria-label={say('chat')}>
      <ol className="chat-lines" aria-live="polite">
        {mirror.chat.slice(-30).map((line) => (
          <li key={line.seq}>
            <strong className="text-seat" data-seat={line.seat ?? undefined}>
              {line.name}
            </strong>{' '}
            {line.phrase ? PHRASES[line.phrase][language] : line.text}
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) act({ type: 'chat', text: text.trim() })
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
        <select
          aria-label={say('phrases')}
          value=""
          onChange={(event) => act({ type: 'phrase', phrase: event.target.value as PhraseId })}
        >
          <option value="" disabled>
            …
          </option>
          {PHRASE_IDS.map((id) => (
            <option key={id} value={id}>
              {PHRASES[id][language]}
            </option>
          ))}
        </select>
        <button type="submit" className="quiet">
          {say('send')}
        </button>
      </form>
    </section>
  )
}
