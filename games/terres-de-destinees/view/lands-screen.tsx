import { plain, type Seat, textOf } from '@sablier/kernel'
import { Avatar, Chronicle, Icon, ProgressSteps, Recap, useRecap, useTableParts } from '@sablier/ui'
import { type CSSProperties, useState } from 'react'
import { rowOf } from './auction.ts'
import { Destinies, DestinyStrip } from './destinies.tsx'
import { Drama } from './drama.tsx'
import { Flames } from './flames.tsx'
import { useHandLayout } from './hand-layout.ts'
import { Mat } from './matter.tsx'
import { MyHand } from './my-hand.tsx'
import { MyRow } from './my-place.tsx'
import { SeatChip } from './seat-chip.tsx'
import { columnsFor, SeatPlace } from './seat-place.tsx'
import { type Sheet, SheetWindow } from './seat-sheet.tsx'
import { Stage } from './stage.tsx'
import { useLands } from './use-lands.ts'
import { useRoom } from './use-room.ts'

/** The whole table: rivals at the far edge, Destinies, the stage, the question, one's own place and hand. */
export function LandsScreen() {
  const { t, me, mine, view } = useLands()
  const room = useRoom()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const hand = useHandLayout(room)
  const isDesk = room.shape === 'desk'
  const rivals = t.turnOrder(mine).slice(me === null ? 0 : 1)
  const most = Math.max(1, ...rivals.map((seat) => rowOf(t, seat).length))
  const isBench = view.state.phase === 'effects' && me !== null && view.state.active === me
  const measures = {
    '--hand-height': `${hand.height}px`,
    '--columns': columnsFor(rivals.length, most),
    '--rivals': rivals.length,
  } as CSSProperties
  return (
    <div className={`lands lands-${room.shape} lands-${view.state.phase}`} data-rivals={rivals.length} style={measures}>
      <Head />
      <main id="content" tabIndex={-1} className="lands-table table-main">
        <Rivals seats={rivals} isDesk={isDesk} onOpen={(seat) => setSheet({ seat })} />
        {isDesk ? <Destinies /> : <DestinyStrip onOpen={() => setSheet('destinies')} />}
        <Stage onDiscard={() => setSheet('discard')} />
        {isDesk && <Story />}
        <Mat />
        {me !== null && (
          <>
            <MyRow isBench={isBench} onOpen={() => setSheet({ seat: mine })} />
            <MyHand whole={isDesk && hand.whole} onOpen={() => setSheet('hand')} />
          </>
        )}
      </main>
      <Drama />
      {sheet && <SheetWindow sheet={sheet} onOpen={setSheet} />}
    </div>
  )
}

function Rivals({ seats, isDesk, onOpen }: { seats: readonly Seat[]; isDesk: boolean; onOpen: (seat: Seat) => void }) {
  const Rival = isDesk ? SeatPlace : SeatChip
  return (
    <section className="rivals table-seats" data-rivals={seats.length}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} onOpen={onOpen} />
      ))}
      <Flames order={seats} />
    </section>
  )
}

const PHASES = ['start', 'auction', 'effects', 'end'] as const

/** Round and step of the turn, and whose turn it is. */
function Head() {
  const model = useLands()
  const { view, words, seats, me } = model
  const { Head: TableHead } = useTableParts()
  const { shape } = useRoom()
  const { active, phase, round, result } = view.state
  return (
    <TableHead>
      <span className="head-round table-phase">
        {words.round(Math.max(1, round))}
        {shape !== 'desk' && ` · ${plain(textOf(model, 'phases', phase))}`}
      </span>
      {shape === 'desk' && (
        <ProgressSteps
          steps={PHASES.map((id) => ({ id, name: words.steps[id] }))}
          now={phase}
          label={words.turnSteps}
        />
      )}
      {!result && shape !== 'tall' && (
        <span className="head-turn">
          <Avatar seat={active} size="small" />
          {active === me ? (
            words.yourTurn
          ) : (
            <>
              <strong>{seats[active]?.name}</strong> {words.first}
            </>
          )}
        </span>
      )}
    </TableHead>
  )
}

/** What happened: since one's last turn in pictures, and the log. */
function Story() {
  const { words } = useLands()
  const items = useRecap()
  const [opened, setOpened] = useState(false)
  return (
    <div className="story">
      {items.length > 0 && (
        <button type="button" className="story-since" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <Icon name="sands-of-time" />
          <span>
            {words.since} <small>{words.moves(items.length)}</small>
          </span>
        </button>
      )}
      {opened && items.length > 0 ? (
        <Recap items={items} layout="list" onSkip={() => setOpened(false)} />
      ) : (
        <Chronicle />
      )}
    </div>
  )
}
