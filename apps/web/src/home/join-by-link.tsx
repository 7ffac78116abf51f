import type { JoinReply } from '@sablier/protocol'
import { Icon } from '@sablier/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSayWord, type Word } from '../words/use-words.ts'

/** The address of a table in this house, out of whatever was copied around it; null if there is none. */
export function tableOfLink(text: string): string | null {
  const found = /\/(?:table|replay\/table)\/[A-Za-z0-9_-]+(?:\?invite=[A-Za-z0-9_-]+)?/.exec(text)
  return found ? found[0] : null
}

/** A short code as it may have been typed; null if the text is none. */
export function codeIn(text: string): string | null {
  const code = text.replace(/[\s-]/g, '')
  return /^[A-Za-z2-9]{6}$/.test(code) ? code : null
}

/** Where a code leads; else what to say. */
async function tableOfCode(code: string): Promise<{ readonly path: string } | { readonly fault: Word }> {
  const reply = await fetch(`/api/join/${code}`).catch(() => null)
  if (reply?.status === 404) return { fault: 'joinNone' }
  if (!reply?.ok) return { fault: 'joinAway' }
  const { table, invite }: JoinReply = await reply.json()
  return { path: `/table/${table}?invite=${invite}` }
}

async function findTable(text: string): Promise<{ readonly path: string } | { readonly fault: Word }> {
  const path = tableOfLink(text)
  if (path) return { path }
  const code = codeIn(text)
  return code ? tableOfCode(code) : { fault: 'joinBad' }
}

function useJoining() {
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Word | null>(null)
  const join = async () => {
    const found = await findTable(text)
    if ('path' in found) go(found.path)
    else setFault(found.fault)
  }
  const change = (typed: string) => {
    setText(typed)
    setFault(null)
  }
  return { text, fault, change, join }
}

/** Goes to the table of a link or a short code that somebody has passed on. */
export function JoinByLink() {
  const say = useSayWord()
  const { text, fault, change, join } = useJoining()
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <label htmlFor="join-link">{say('joinTitle')}</label>
      <div className="join-line">
        <Icon name="key" />
        <input
          id="join-link"
          value={text}
          placeholder={say('joinPlaceholder')}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
        <button type="submit" className="gold">
          {say('join')}
        </button>
      </div>
      {fault && (
        <p role="alert" className="join-bad">
          {say(fault)}
        </p>
      )}
    </form>
  )
}
