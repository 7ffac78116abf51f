import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { Hourglass } from '../home/hourglass.tsx'
import { LanguageSwitch } from '../settings/language-switch.tsx'
import { useSayWord } from '../words/use-words.ts'

interface PageFrameProps {
  readonly title: string
  readonly hero?: ReactNode
  readonly game?: string
  readonly children: ReactNode
}

/** Every page that is not a table: the head, a title, the content. */
export function PageFrame({ title, hero, game, children }: PageFrameProps) {
  const say = useSayWord()
  useEffect(() => {
    document.title = title === 'Sablier' ? title : `${title} · Sablier`
  }, [title])
  return (
    <div className="page" data-game={game}>
      <a href="#content" className="skip">
        {say('skip')}
      </a>
      <header className="page-head">
        <Link href="/" className="page-home" aria-label={`Sablier, ${say('home')}`}>
          <Hourglass /> <span>Sablier</span>
        </Link>
        <nav className="page-nav" aria-label={say('home')}>
          <Link href="/online">{say('online')}</Link>
          <Link href="/replay">{say('replays')}</Link>
          <Link href="/settings">{say('settings')}</Link>
        </nav>
        <LanguageSwitch />
      </header>
      {hero}
      <main id="content" className="page-main" tabIndex={-1}>
        {!hero && <h1 className="page-title">{title}</h1>}
        {children}
      </main>
    </div>
  )
}
