import { useEffect } from 'react'
import { sayShown } from './online-table.ts'

/** Tells the server when a question can be answered on this screen: only from then on does its time count. */
export function useShownQuestion(question: string | null, entries: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, whatever others answer meanwhile
  useEffect(() => {
    if (question !== null) sayShown(entries)
  }, [question])
}
