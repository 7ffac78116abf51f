import { Icon, useWords } from '@sablier/ui'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Link } from 'wouter'
import { Hourglass } from '../home/hourglass.tsx'
import { LanguageSwitch } from '../settings/language-switch.tsx'
import { useSayWord } from '../words/use-words.ts'

interface Head {
  readonly title: string
  readonly phase: string
  readonly round: number
  readonly menu: ReactNode
  readonly showsLog: boolean
  readonly onLog: (shows: boolean) => void
  /** Opens the list of keys. */
  readonly onKeys: () => void
  /** How much was said in the chat that nobody has looked at. */
  readonly unread: number
}
const HeadContext = createContext<Head | null>(null)
export const HeadProvider = HeadContext.Provider

/** The line above the table: which game, which phase (or what the game shows instead), and the way to everything else. */
export function TableHead({ children }: { children?: ReactNode }) {
  const head = useContext(HeadContext)
  const say = useSayWord()
  const words = useWords()
  if (!head) throw new Error('The head of a table stands outside of a table')
  const { title, phase, round, menu, showsLog, onLog, onKeys, unread } = head
  return (
    <header className="table-head">
      <Link href="/" className="table-home" aria-label={say('backHome')}>
        <Hourglass />
      </Link>
      <h1 className="table-title">{title}</h1>
      {children ? (
        <div className="table-progress">{children}</div>
      ) : (
        <span className="table-phase">
          {round > 0 && <b>{words('round', { n: round })}</b>} {phase}
        </span>
      )}
      <button
        type="button"
        className="quiet table-log"
        data-key="l"
        aria-expanded={showsLog}
        onClick={() => onLog(!showsLog)}
      >
        <Icon name="scroll-unfurled" />
        <span className="visually-hidden">{say('log')}</span>
        {unread > 0 && (
          <span className="unread" role="status" aria-label={say('unread', { n: unread })}>
            {unread}
          </span>
        )}
      </button>
      <LanguageSwitch />
      {menu && <Menu onKeys={onKeys}>{menu}</Menu>}
    </header>
  )
}

function Menu({ onKeys, children }: { onKeys: () => void; children: ReactNode }) {
  const say = useSayWord()
  const [open, setOpen] = useState(false)
  return (
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
          {children}
          <button type="button" className="menu-keys" onClick={onKeys}>
            {say('keys')} <kbd>?</kbd>
          </button>
          <LanguageSwitch />
        </div>
      )}
    </div>
  )
}
