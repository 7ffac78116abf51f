import { NOUNS, type Resource } from '@sablier/thiefs-fortune'
import { useLanguage } from '@sablier/ui'

/** The name of one token in the language one reads. */
export function useTokenName(): (kind: Resource, n?: number) => string {
  const language = useLanguage()
  return (kind, n = 1) => NOUNS[kind][language][n > 1 ? 1 : 0]
}
