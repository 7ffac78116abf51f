import type { SeenAsk } from '@sablier/kernel'
import { useMemo, useState } from 'react'

interface Known {
  readonly number: number
  readonly words: string
  /** After how many entries it was answered here; null: not yet. */
  readonly sentAt: number | null
}

/**
 * Which question is open, as a number. It stays the same one while others answer theirs, so that nothing half chosen is
 * lost; it is another one, even in the same words, once the table has moved on from one's own answer.
 */
export function useOpenQuestion(ask: SeenAsk | null, entries: number): { number: number; sent: () => void } {
  const words = useMemo(() => JSON.stringify(ask), [ask])
  const [known, setKnown] = useState<Known>({ number: 0, words: '', sentAt: null })
  const movedOn = known.sentAt !== null && known.sentAt !== entries
  if (words !== known.words || movedOn) setKnown({ number: known.number + 1, words, sentAt: null })
  return { number: known.number, sent: () => setKnown({ ...known, sentAt: entries }) }
}
