import { Icon, useWords } from '@sablier/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Hourglass } from '../home/hourglass.tsx'
import { LanguageSwitch } from '../settings/language-switch.tsx'
import { useSayWord } from '../words/use-words.ts'

interface TableHeadProps {
  readonly title: string
  readonly phase: string
  readonly round: number
  readonly menu?: ReactNode
  readonly tab: 'table' | 'log'
  readonly onTab: (tab: 'table' | 'log') => void
  /** How much was said that is only on the other tab. */
  readonly unread: number
}

/** The line above the table: which game, which phase, and the way to everything else. */
export function TableHead({ title, phase, round, menu, tab, onTab, unread }: TableHeadProps) {
  const say = useSayWord()
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <header className="table-head">
      <Link href="/" className="table-home" aria-label={say('backHome')}>
        <Hourglass />
      </Link>
      <span className="table-title">{title}</span>
      <span className="table-phase">
        {round > 0 && <b>{words('round', { n: round })}</b>} {phase}
      </span>
      <span className="table-tabs">
        <button
          type="button"
          className="quiet"
          aria-pressed={tab === 'log'}
          onClick={() => onTab(tab === 'log' ? 'table' : 'log')}
        >
          <Icon name={tab === 'log' ? 'card-play' : 'scroll-unfurled'} />
          <span className="visually-hidden">{tab === 'log' ? say('table') : say('log')}</span>
          {unread > 0 && (
            <span className="unread" role="status" aria-label={say('unread', { n: unread })}>
              {unread}
            </span>
          )}
        </button>
      </span>
      <LanguageSwitch />
      {menu && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open here
        <div className="table-menu" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
          <button
            type="button"
            className="quiet"
            aria-label={say('menu')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="cog" /> <span className="table-menu-word">{say('menu')}</span>
          </button>
          {open && (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: whatever is chosen closes the menu
            <div className="table-menu-list" onClick={() => setOpen(false)}>
              {menu}
              <LanguageSwitch />
            </div>
          )}
        </div>
      )}
    </header>
  )
}
