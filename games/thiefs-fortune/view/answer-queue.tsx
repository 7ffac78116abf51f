import { useTable } from '@sablier/ui'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react'

type Enqueue = (options: readonly string[]) => void
const QueueContext = createContext<Enqueue>(() => undefined)

/**
 * Lets one gesture give several answers: all tokens of a card, or Spend Time and its token. Each answer is given only if the next
 * question offers it; anything unexpected ends the row.
 */
export function AnswerQueue({ children }: { children: ReactNode }) {
  const { ask, question, choose } = useTable()
  const waiting = useRef<readonly string[]>([])
  const give = useRef<() => void>(() => undefined)
  give.current = () => {
    const [next, ...rest] = waiting.current
    const isOffered = next !== undefined && ask?.options.some(({ id }) => id === next)
    waiting.current = isOffered ? rest : []
    if (isOffered) choose(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the moment for the next answer
  useEffect(() => give.current(), [question])
  const enqueue = useCallback<Enqueue>((options) => {
    waiting.current = options
    give.current()
  }, [])
  return <QueueContext value={enqueue}>{children}</QueueContext>
}

export const useAnswerQueue = (): Enqueue => useContext(QueueContext)
