import { Icon } from '@sablier/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSayWord } from '../words/use-words.ts'

/** The address of a table in this house, out of whatever was copied around it; null if there is none. */
export function tableOfLink(text: string): string | null {
  const found = /\/(?:table|replay\/table)\/[A-Za-z0-9_-]+(?:\?invite=[A-Za-z0-9_-]+)?/.exec(text)
  return found ? found[0] : null
}

/** Goes to the table of a link that somebody has sent. */
export function JoinByLink() {
  const say = useSayWord()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [bad, setBad] = useState(false)
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault()
        const path = tableOfLink(text)
        if (path) go(path)
        else setBad(true)
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
          onChange={(event) => {
            setText(event.target.value)
            setBad(false)
          }}
        />
        <button type="submit" className="gold">
          {say('join')}
        </button>
      </div>
      {bad && (
        <p role="alert" className="join-bad">
          {say('joinBad')}
        </p>
      )}
    </form>
  )
}
