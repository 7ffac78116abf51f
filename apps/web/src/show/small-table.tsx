import { Icon, useLanguage } from '@sablier/ui'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'

/** A chapter at work on a small live table inside the book; it is laid when somebody asks for it. */
export function SmallTable({ game, chapter, title }: { game: string; chapter: string; title: string }) {
  const say = useSayWord()
  const language = useLanguage()
  const [laid, setLaid] = useState(false)
  if (!laid)
    return (
      <button type="button" className="quiet small-table-lay" onClick={() => setLaid(true)}>
        <Icon name="hourglass" /> {say('watchSmall')}
      </button>
    )
  // A frame, since a table is laid out by the size of its window.
  return (
    <div className="small-table">
      <iframe
        key={language}
        className="small-table-frame"
        src={`/show/${game}/${chapter}?small`}
        title={say('smallTable', { chapter: title })}
      />
    </div>
  )
}
