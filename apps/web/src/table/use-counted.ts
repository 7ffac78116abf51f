import { useLanguage, useTable } from '@sablier/ui'

/** What the score of the game at the table counts; null where the most points lead. */
export function useCounted(): string | null {
  const language = useLanguage()
  return useTable().game.text.counted?.[language] ?? null
}
