import { Icon, type IconName } from '@sablier/ui'
import { Link, useLocation } from 'wouter'
import { Hourglass } from '../home/hourglass.tsx'
import { LanguageSwitch } from '../settings/language-switch.tsx'
import { useSettings } from '../settings/settings-store.ts'
import { useDark } from '../settings/use-appearance.ts'
import { useSayWord, type Word } from '../words/use-words.ts'
import { useTurnCount } from './turn-count.ts'

interface Place {
  readonly path: string
  readonly word: Word
  readonly icon: IconName
}

/** Where one can go from anywhere. */
const PLACES: readonly Place[] = [
  { path: '/', word: 'places.games', icon: 'house' },
  { path: '/online', word: 'places.online', icon: 'meeple' },
  { path: '/mine', word: 'places.mine', icon: 'hourglass' },
  { path: '/cards', word: 'places.cards', icon: 'card-pick' },
]

/** The bar of every page: the name of the house, the four places, language, theme and settings. */
export function PageBar() {
  const say = useSayWord()
  const set = useSettings((settings) => settings.set)
  const dark = useDark()
  return (
    <header className="page-bar">
      <Link href="/" className="page-home" aria-label={`Sablier, ${say('home')}`}>
        <Hourglass /> <span>Sablier</span>
      </Link>
      <nav className="page-nav" aria-label={say('home')}>
        <Places />
      </nav>
      <div className="page-tools">
        <LanguageSwitch />
        <button
          type="button"
          className="bar-button"
          aria-label={say(dark ? 'themeToLight' : 'themeToDark')}
          onClick={() => set({ theme: dark ? 'light' : 'dark' })}
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
        <Link href="/settings" className="bar-button" aria-label={say('settings')}>
          <Icon name="cog" />
        </Link>
      </div>
    </header>
  )
}

/** The same places at the foot of a phone. */
export function TabBar() {
  const say = useSayWord()
  return (
    <nav className="tab-bar" aria-label={say('places')}>
      <Places />
    </nav>
  )
}

function Places() {
  const say = useSayWord()
  const [path] = useLocation()
  const turns = useTurnCount()
  return PLACES.map(({ path: to, word, icon }) => (
    <Link
      key={to}
      href={to}
      className="place"
      aria-current={(to === '/' ? path === '/' : path.startsWith(to)) ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{say(word)}</span>
      {to === '/mine' && turns > 0 && (
        <span className="place-count" role="status" aria-label={say('turnsWaiting', { n: turns })}>
          {turns}
        </span>
      )}
    </Link>
  ))
}
