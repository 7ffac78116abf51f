import type { TableSummary } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useEffect } from 'react'
import { TableLine } from '../online/table-line.tsx'
import { useHome } from '../online/use-home.ts'
import { notifyTurn, showBadge } from '../online/your-turn.ts'
import { setTurnCount } from '../start/turn-count.ts'
import { useSayWord } from '../words/use-words.ts'

const LOOK_MS = 30_000

/** Online tables that go on, your turn first; somebody who looks elsewhere is told when a table begins to wait. */
export function OnlineGames() {
  const { home } = useHome(LOOK_MS)
  const tables = [...(home?.running ?? []), ...(home?.invitations ?? [])]
  useTellTurns(tables)
  return tables.map((table) => <TableLine key={table.id} table={table} />)
}

function useTellTurns(tables: readonly TableSummary[]): void {
  const say = useSayWord()
  const tell = useSay()
  const waiting = tables.filter(({ yourTurn, status }) => yourTurn && status === 'playing')
  const ids = waiting.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each table that begins to wait
  useEffect(() => {
    showBadge(waiting.length)
    setTurnCount(waiting.length)
    for (const { id, game } of waiting) {
      const entry = findGame(game)
      notifyTurn(say('yourTurn'), say('notifyBody', { game: entry ? tell(entry.title) : game }), id)
    }
  }, [ids])
}
