import type { HomeReply } from '@sablier/protocol'
import type { ReactNode } from 'react'
import { TableLine } from '../online/table-line.tsx'
import { useHome } from '../online/use-home.ts'
import { useSayWord } from '../words/use-words.ts'

/** Asks the server for one's tables; says so where it cannot be reached. */
export function OnlinePart({
  children,
}: {
  children: (home: HomeReply | null, more: (() => void) | null) => ReactNode
}) {
  const say = useSayWord()
  const { home, more, failed } = useHome()
  return (
    <>
      {failed && (
        <p role="status" className="notice">
          {say('serverAway')}
        </p>
      )}
      {children(home, more)}
    </>
  )
}

/** The tables that go on, and those one is invited to. */
export function OnlineRows({ home }: { home: HomeReply }) {
  return [...home.running, ...home.invitations].map((table) => <TableLine key={table.id} table={table} />)
}
