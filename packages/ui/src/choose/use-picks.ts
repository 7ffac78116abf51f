import type { SeenAsk } from '@sablier/kernel'
import { useSyncExternalStore } from 'react'
import { useTable } from '../table-context.tsx'
import type { Picks, WordedOffer } from './picks.ts'

/** Reads something of the picks; the part is drawn again only when that changes, so it must be a stable value. */
export function usePicks<T>(read: (picks: Picks, question: string) => T): T {
  const { picks, question } = useTable()
  const now = () => read(picks, question)
  return useSyncExternalStore(picks.subscribe, now, now)
}

/** The option ids chosen so far for the open question. */
export const useChosen = (): readonly string[] => usePicks((picks, question) => picks.of(question).chosen)

/** An answer that is put together step by step, and how to change it: what is set stays until the question is answered. */
export function useDraft<T>(start: T): readonly [draft: T, change: (draft: T) => void] {
  const { setDraft } = useTable()
  const draft = usePicks((picks, question) => picks.of(question).draft)
  return [draft === undefined ? start : (draft as T), setDraft]
}

/** The offer that is being worded, if one, and how to change it or let it be. */
export function useWordedOffer(): readonly [words: WordedOffer | null, change: (words: WordedOffer | null) => void] {
  const { picks } = useTable()
  return [usePicks(({ words }) => words), (words) => picks.word(words)]
}

/** The option that is pointed at or has the focus: what a forecast is shown for. */
export const usePointed = (): string | null => usePicks((picks) => picks.pointed)

/** The options of the open question that have no place on the table, in their order: they need buttons. */
export function useUnplaced(ask: SeenAsk): SeenAsk['options'] {
  const placed = usePicks((picks) => picks.placed)
  return placed.size === 0 ? ask.options : ask.options.filter(({ id }) => !placed.has(id))
}
