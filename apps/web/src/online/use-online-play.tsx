import type { Answer, Taking } from '@sablier/kernel'
import type { ClientTable } from '@sablier/protocol'
import { type SeatInfo, useSay } from '@sablier/ui'
import { useMemo, useState } from 'react'
import { useTableSounds } from '../play/table-sounds.ts'
import type { OpenGame } from '../start/use-game.ts'
import { questionOf } from '../table/question-of.ts'
import { useHint } from '../table/use-hint.ts'
import { usePast } from '../table/use-past.ts'
import { hintFor, lookBack } from './ask-server.ts'
import { useLastLook } from './catch-up.tsx'
import type { Fault } from './fault-words.ts'
import type { TableNames } from './notice-words.ts'
import { act, useOnlineTable } from './online-table.ts'
import { seatName } from './seat-name.ts'
import { SeatNote } from './seat-note.tsx'
import type { OpenedWindow } from './table-windows.tsx'
import { withoutResigned } from './without-resigned.ts'
import { useYourTurn } from './your-turn.ts'

/** What an online table shows a game from. */
export interface OnlineGameProps {
  readonly clientTable: ClientTable
  readonly view: NonNullable<ClientTable['view']>
  readonly invite: string | null
  readonly connected: boolean
  readonly fault: Fault | null
}

export type OpenedGame = OnlineGameProps & { readonly open: OpenGame }

/** Everything the parts of the table are made from. */
export type Around = OpenedGame &
  ReturnType<typeof useOnlinePlay> &
  ReturnType<typeof useWindows> & { readonly names: TableNames; readonly seats: readonly SeatInfo[] }

/** What was answered waits until the server has confirmed or refused it, whatever others answer. */
export function useAnswering({ entries }: OnlineGameProps['view']) {
  const [answered, setAnswered] = useState<string | null>(null)
  const waits = useOnlineTable(({ unconfirmed }) => answered !== null && unconfirmed.has(answered))
  return {
    waits,
    onAnswer: (answer: Answer) => setAnswered(act({ type: 'answer', entries, answer: answer as never })),
    onTake: ({ take, said }: Taking) =>
      setAnswered(act({ type: 'take', entries, offer: take, ...(said === undefined ? {} : { said: { ...said } }) })),
  }
}

/** What goes on at the table: whether one plays, what one is told of it, the past one looks at, and advice. */
export function useOnlinePlay({ clientTable, view, invite, open }: OpenedGame) {
  const tell = useSay()
  const { table, events } = clientTable
  const { you } = table
  const question = useMemo(() => questionOf(view), [view])
  const plays = you !== null && table.status === 'playing' && !table.seats[you]?.bot
  const votes = you !== null && table.votes.some(({ missing }) => missing.includes(you))
  useYourTurn({ turn: plays && view.ask !== null, votes, game: tell(open.game.text.title), table: table.id })
  useTableSounds(events, view, question)
  const past = usePast({
    viewer: view.viewer,
    entries: view.entries,
    events,
    load: (count) => lookBack(table.id, invite, count),
  })
  const hint = useHint(question, () => hintFor(table.id, view.lastOwn))
  const { result: ended } = view.state
  const result = useMemo(() => ended && withoutResigned(ended, table.seats), [ended, table.seats])
  return { plays, past, hint, result }
}

/** Which windows are open over the table, and since when one has not looked. */
export function useWindows({ clientTable: { table }, view }: OnlineGameProps) {
  const [seesBoard, setSeesBoard] = useState(false)
  const [opened, setOpened] = useState<OpenedWindow | null>(null)
  const [tellsPast, setTellsPast] = useState(false)
  const { since, forget } = useLastLook(table.id, view.entries)
  return { seesBoard, setSeesBoard, opened, setOpened, tellsPast, setTellsPast, since, forget }
}

/** The seats: their people, whether they are there, and how long they may think. */
export function useSeats({ table, presence }: ClientTable): SeatInfo[] {
  return useMemo(
    () =>
      table.seats.map(({ person, bot }, seat, all) => ({
        name: seatName(
          all.map((other) => other.person?.name),
          seat,
        ),
        kind: bot ? 'computer' : seat === table.you ? 'you' : 'person',
        ...(person && !bot && { here: !presence.absent.some((away) => away.seat === seat) }),
        note: <SeatNote table={table} seat={seat} />,
      })),
    [table, presence.absent],
  )
}
