import { logLines, type SeenEvent } from '@sablier/kernel'
import type { ClientTable, HandOverLevel, LinkReply, TableInfo } from '@sablier/protocol'
import { RichText, useTable, Window } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { type Say, useSayWord } from '../words/use-words.ts'
import { CopyLink } from './copy-link.tsx'
import { FairDice } from './fair-dice.tsx'
import { useThrownText } from './fault-words.ts'
import { LevelChoice } from './level-choice.tsx'
import type { TableNames } from './notice-words.ts'
import { act, proposeClose } from './online-table.ts'
import { request } from './request.ts'

/** The windows of an online table: which one is open, and for which seat. */
export type OpenedWindow =
  | { readonly kind: 'undo' | 'hand-over' | 'dice' | 'device' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'close'; readonly isAlone: boolean }
  | { readonly kind: 'hand-over-seat' | 'remove'; readonly seat: number }

interface TableWindowProps {
  readonly opened: OpenedWindow
  readonly clientTable: ClientTable
  readonly names: TableNames
  readonly onClose: () => void
}

/** One of them. */
export function TableWindow(props: TableWindowProps) {
  const { opened, clientTable, onClose } = props
  const say = useSayWord()
  switch (opened.kind) {
    case 'undo':
      return <AskUndo events={clientTable.events} entries={clientTable.view?.entries ?? 0} onClose={onClose} />
    case 'hand-over':
      return (
        <HandOver
          title={say('handOver')}
          onClose={onClose}
          onLevel={(level) => act({ type: 'hand-over', level })}
          hint={say('handOverHint')}
        />
      )
    case 'hand-over-seat':
    case 'remove':
      return <SeatWindow {...props} kind={opened.kind} seat={opened.seat} />
    case 'resign':
    case 'close':
      return <LeaveWindow {...props} opened={opened} />
    case 'dice':
      return (
        <Window title={say('fairDice')} onClose={onClose}>
          <FairDice table={clientTable.table} />
        </Window>
      )
    case 'device':
      return <OtherDevice table={clientTable.table.id} onClose={onClose} />
  }
}

/** A proposal about somebody else's seat. */
function SeatWindow(props: TableWindowProps & { kind: 'hand-over-seat' | 'remove'; seat: number }) {
  const { kind, seat, names, onClose } = props
  const say = useSayWord()
  const name = names.seatName(seat)
  return kind === 'remove' ? (
    <Sure
      way={say('proposeRemove', { name })}
      why={say('proposeRemoveHint')}
      onSure={() => act({ type: 'propose', proposal: { kind: 'remove', seat, level: 'novice' } })}
      onClose={onClose}
    />
  ) : (
    <HandOver
      title={say('handOverSeat', { name })}
      hint={say('handOverSeatHint', { name })}
      onClose={onClose}
      onLevel={(level) => act({ type: 'propose', proposal: { kind: 'hand-over', seat, level } })}
    />
  )
}

/** To give up, or to stop the game. */
function LeaveWindow(props: TableWindowProps & { opened: Extract<OpenedWindow, { kind: 'resign' | 'close' }> }) {
  const { opened, clientTable, names, onClose } = props
  const say = useSayWord()
  if (opened.kind === 'close')
    return (
      <Sure
        way={say(opened.isAlone ? 'closeGame' : 'proposeClose')}
        why={say('closeSure')}
        onSure={proposeClose}
        onClose={onClose}
      />
    )
  const why = resignText(say, clientTable.table, names)
  return <Sure way={say('resign')} why={why} onSure={() => act({ type: 'resign' })} onClose={onClose} />
}

/** What giving up would do: of two the other wins, the last person stops the game, else a computer player goes on. */
function resignText(say: Say, { seats, you }: TableInfo, names: TableNames): string {
  const others = seats.flatMap(({ voice }, seat) => (voice && seat !== you ? [seat] : []))
  const [other] = others
  if (other === undefined) return say('resignSureAlone')
  return seats.length === 2 ? say('resignSureOfTwo', { name: names.seatName(other) }) : say('resignSure')
}

/** Asks once more before something that cannot be taken back. */
function Sure(props: { way: string; why: string; onSure: () => void; onClose: () => void }) {
  const { way, why, onSure, onClose } = props
  return (
    <Window title={way} onClose={onClose}>
      <p>{why}</p>
      <p className="window-ways">
        <button
          type="button"
          className="strong"
          onClick={() => {
            onSure()
            onClose()
          }}
        >
          {way}
        </button>
      </p>
    </Window>
  )
}

function HandOver({
  title,
  hint,
  onLevel,
  onClose,
}: {
  title: string
  hint?: string
  onLevel: (level: HandOverLevel) => void
  onClose: () => void
}) {
  const say = useSayWord()
  const [level, setLevel] = useState<HandOverLevel>('novice')
  return (
    <Window title={title} onClose={onClose}>
      {hint && <p>{hint}</p>}
      <p className="window-ways">
        <LevelChoice level={level} onLevel={setLevel} />
        <button
          type="button"
          className="strong"
          onClick={() => {
            onLevel(level)
            onClose()
          }}
        >
          {say('confirm')}
        </button>
      </p>
    </Window>
  )
}

/** How many moments one can choose from. */
const MOMENTS = 12

/** What an entry has brought about, as the log tells it. */
function MomentLines({ events }: { events: readonly SeenEvent[] }) {
  const say = useSayWord()
  const lines = logLines(events, useTable())
  if (lines.length === 0) return <span className="hint">{say('askUndoUnseen')}</span>
  return (
    <span>
      {lines.map(({ key, nodes }) => (
        <span key={key} className="undo-line">
          <RichText nodes={nodes} tappable={false} />
        </span>
      ))}
    </span>
  )
}

function AskUndo({ events, entries, onClose }: { events: readonly SeenEvent[]; entries: number; onClose: () => void }) {
  const say = useSayWord()
  const moments = Array.from({ length: Math.min(MOMENTS, entries) }, (_, i) => entries - i)
  return (
    <Window title={say('askUndo')} onClose={onClose} wide>
      <p>{say('askUndoHint')}</p>
      <ol className="undo-moments">
        {moments.map((entry) => (
          <li key={entry}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                act({ type: 'propose', proposal: { kind: 'undo-to', entries: entry - 1 } })
                onClose()
              }}
            >
              {say('askUndoBefore')} <span className="hint">({entry})</span>
            </button>
            <MomentLines events={events.filter((event) => event.entry === entry)} />
          </li>
        ))}
      </ol>
    </Window>
  )
}

function OtherDevice({ table, onClose }: { table: string; onClose: () => void }) {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [link, setLink] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for each opening
  useEffect(() => {
    request<LinkReply>('POST', `/tables/${table}/link`, {}).then(
      ({ token }) => setLink(`${location.origin}/move/${token}`),
      (thrown: unknown) => setError(thrownText(thrown)),
    )
  }, [table])
  return (
    <Window title={say('otherDevice')} onClose={onClose}>
      <p>{say('otherDeviceHint')}</p>
      {error && <p role="alert">{error}</p>}
      {link && <CopyLink label={say('otherDevice')} link={link} />}
    </Window>
  )
}
