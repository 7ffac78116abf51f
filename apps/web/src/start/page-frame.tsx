import { type ReactNode, useEffect } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { PageBar, TabBar } from './page-bar.tsx'

interface PageFrameProps {
  readonly title: string
  /** The content shows the title itself, where it belongs. */
  readonly ownTitle?: boolean
  /** In place of the title: a banner with a heading of its own. */
  readonly hero?: ReactNode
  readonly game?: string
  readonly children: ReactNode
}

/** Every page that is not a table: the bar, a title, the content; on phones the places stand at the foot. */
export function PageFrame({ title, ownTitle = false, hero, game, children }: PageFrameProps) {
  const say = useSayWord()
  useEffect(() => {
    document.title = title === 'Sablier' ? title : `${title} · Sablier`
  }, [title])
  return (
    <div className="page" data-game={game}>
      <a href="#content" className="skip">
        {say('skip')}
      </a>
      <PageBar />
      <main id="content" className="page-content" tabIndex={-1}>
        {hero}
        <div className="page-main">
          {!hero && !ownTitle && <h1 className="page-title">{title}</h1>}
          {children}
        </div>
      </main>
      <TabBar />
    </div>
  )
}
