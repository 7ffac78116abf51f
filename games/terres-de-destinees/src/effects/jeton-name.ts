import type { Language } from '@sablier/kernel'
import { JETON_NAMES } from '../cards/jeton-names.ts'

/** "Token 6 (Seal)", "le Jeton 6 (Sceau)". */
export function jetonName(language: Language, number: number): string {
  const name = JETON_NAMES[number]?.[language] ?? ''
  return language === 'en' ? `Token ${number} (${name})` : `le Jeton ${number} (${name})`
}
