import { useTable } from '../table-context.tsx'

/** An answer that is put together step by step, and how to change it: what is set stays until the question is answered. */
export function useDraft<T>(start: T): readonly [draft: T, change: (draft: T) => void] {
  const { draft, setDraft } = useTable()
  return [draft === undefined ? start : (draft as T), setDraft]
}
