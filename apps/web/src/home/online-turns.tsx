import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useEffect } from 'react'
import { RunningTables } from '../online/my-tables.tsx'
import { useHome } from '../online/use-home.ts'
import { notifyTurn, showBadge } from '../online/your-turn.ts'
import { useSayWord } from '../words/use-words.ts'

const LOOK_MS = 30_000

/** One's online tables, those that wait for one's decision first; who looks elsewhere is told of these. */
export function OnlineTurns() {
  const say = useSayWord()
  const tell = useSay()
  const { home } = useHome(LOOK_MS)
  const waiting = home?.running.filter(({ yourTurn, status }) => yourTurn && status === 'playing') ?? []
  const ids = waiting.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each table that begins to wait
  useEffect(() => {
    showBadge(waiting.length)
    for (const { id, game } of waiting) {
      const entry = findGame(game)
      notifyTurn(say('yourTurn'), say('notifyBody', { game: entry ? tell(entry.title) : game }), id)
    }
  }, [ids])
  return home && <RunningTables home={home} />
}
