import type { Seat } from '@sablier/kernel'
import {
  Banner,
  Chronicle,
  Decision,
  Icon,
  type IconName,
  Recap,
  TableProvider,
  useRecap,
  useTableParts,
} from '@sablier/ui'
import { useEffect, useState } from 'react'
import { Board } from './board/board.tsx'
import { Plate } from './others/plate.tsx'
import { SeatWindow } from './others/seat-window.tsx'
import { Progress } from './progress.tsx'
import { useReason } from './reason.tsx'
import { CubeLine } from './sheet/cubes.tsx'
import { OwnSheet } from './sheet/own-sheet.tsx'
import { useAdventure } from './use-adventure.ts'
import { useBeats } from './use-beats.ts'
import { useCompact } from './use-compact.ts'
import { useStage } from './use-stage.tsx'
import { useProphecyWords } from './words.ts'

/** The table of the prophecy. What the parts read is how things stand after the moments that were played. */
export function ProphecyScreen() {
  const played = useBeats()
  return (
    <TableProvider value={played.model}>
      <Layout {...played} />
    </TableProvider>
  )
}

type Tab = 'map' | 'you' | 'others'
type LayoutProps = ReturnType<typeof useBeats>

function Layout({ beat, heard, skip }: LayoutProps) {
  const { t, me, question } = useAdventure()
  const { Head } = useTableParts()
  const compact = useCompact()
  const { centre, stage } = useStage(beat, heard, skip)
  const [tab, setTab] = useState<Tab>('map')
  const [opened, setOpened] = useState<Seat | null>(null)
  const own = me ?? t.seats[0] ?? 0
  const reason = useReason()
  // Another question is answered on the country: it comes to the front.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the moment
  useEffect(() => setTab('map'), [question])
  return (
    <div className="prophecy" data-tab={compact ? tab : 'all'} data-staged={stage !== null}>
      <Head>
        <Progress />
      </Head>
      <aside className="prophecy-mine">
        <OwnSheet seat={own} />
      </aside>
      {compact && <Vitals seat={own} />}
      <main id="content" tabIndex={-1} className="prophecy-main">
        <Board centre={centre} stage={stage} compact={compact} />
      </main>
      <Others own={own} onOpen={setOpened} />
      <Decision reason={reason} />
      {compact && <Tabs tab={tab} onTab={setTab} />}
      <BeatBanner beat={beat} skip={skip} />
      {opened !== null && <SeatWindow seat={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** The other adventurers, what they did since one's last turn, and the log where there is room. */
function Others({ own, onOpen }: { own: Seat; onOpen: (seat: Seat) => void }) {
  const { t } = useAdventure()
  const words = useProphecyWords()
  const others = t.turnOrder(own).filter((seat) => seat !== own)
  return (
    <aside className="prophecy-others" data-part="others" aria-label={words.others}>
      <div className="plates" data-n={t.seats.length - 1}>
        {others.map((seat) => (
          <Plate key={seat} seat={seat} onOpen={() => onOpen(seat)} />
        ))}
      </div>
      <SinceLastTurn />
      {!useCompact() && <Chronicle />}
    </aside>
  )
}

/** Across the table: a certificate or a death. */
function BeatBanner({ beat, skip }: Pick<LayoutProps, 'beat' | 'skip'>) {
  const { seats } = useAdventure()
  const words = useProphecyWords()
  if (beat?.kind !== 'certificate' && beat?.kind !== 'death') return null
  const name = seats[beat.seat]?.name ?? ''
  return <Banner title={beat.kind === 'death' ? words.died(name) : words.certified(name)} onDone={skip} stays />
}

/** What the others did since one was asked last, opened over the log. */
function SinceLastTurn() {
  const items = useRecap()
  const words = useProphecyWords()
  const [open, setOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <div className="since">
      <button type="button" className="quiet since-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="hourglass" /> {words.since} <b>{items.length}</b>
      </button>
      {open && (
        <div className="since-list">
          <Recap items={items} onSkip={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

/** On a small screen: one's own numbers in one line, always in sight. */
function Vitals({ seat }: { seat: Seat }) {
  const { t } = useAdventure()
  const words = useProphecyWords()
  return (
    <section className="vitals" data-part="sheet" aria-label={words.you}>
      <CubeLine seat={seat} type="strength" />
      <CubeLine seat={seat} type="willpower" />
      <span className="vitals-goods" data-track={`gold.${seat}`}>
        <Icon name="two-coins" label={words.gold} /> <b>{t.track('gold', seat)}</b>
      </span>
      <span className="vitals-goods" data-track={`experience.${seat}`}>
        <Icon name="sign-star" label={words.experience} /> <b>{t.track('experience', seat)}</b>
      </span>
    </section>
  )
}

const TABS: readonly { readonly tab: Tab; readonly icon: IconName; readonly word: 'map' | 'you' | 'others' }[] = [
  { tab: 'map', icon: 'treasure-map', word: 'map' },
  { tab: 'you', icon: 'visored-helm', word: 'you' },
  { tab: 'others', icon: 'guards', word: 'others' },
]

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const words = useProphecyWords()
  return (
    <nav className="tabs" aria-label={words.map}>
      {TABS.map(({ tab: name, icon, word }) => (
        <button key={name} type="button" aria-pressed={tab === name} data-part={name} onClick={() => onTab(name)}>
          <Icon name={icon} /> {words[word]}
        </button>
      ))}
    </nav>
  )
}
