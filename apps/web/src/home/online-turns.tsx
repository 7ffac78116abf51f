import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useEffect } from 'react'
import { TableLine } from '../online/table-line.tsx'
import { useTables } from '../online/use-tables.ts'
import { notifyTurn, showBadge } from '../online/your-turn.ts'
import { useSayWord } from '../words/use-words.ts'

const LOOK_MS = 30_000

/** Online tables that wait for one's decision; who looks elsewhere is told. */
export function OnlineTurns() {
  const say = useSayWord()
  const tell = useSay()
  const { tables } = useTables('mine=1', LOOK_MS)
  const waiting = tables?.filter(({ yourTurn, status }) => yourTurn && status === 'playing') ?? []
  const ids = waiting.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each table that begins to wait
  useEffect(() => {
    showBadge(waiting.length)
    for (const { id, game } of waiting) {
      const entry = findGame(game)
      notifyTurn(say('yourTurn'), say('notifyBody', { game: entry ? tell(entry.title) : game }), id)
    }
  }, [ids])
  if (waiting.length === 0) return null
  return (
    <section className="continue" aria-label={say('yourTurn')}>
      <h2 className="home-title">{say('yourTurn')}</h2>
      <ul className="continue-list">
        {waiting.map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}
