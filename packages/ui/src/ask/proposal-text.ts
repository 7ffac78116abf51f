import type { AnyGame, Reader } from '@sablier/kernel'
import { phraseText } from '../phrase-text.ts'

/** A proposal in the game's own words, or field by field where it has none. */
export function proposalText({ text }: Pick<AnyGame, 'text'>, proposal: unknown, reader: Reader): string {
  return text.proposal ? phraseText(text.proposal(proposal), reader) : proposalWords(proposal, reader)
}

/** Reads a structured proposal aloud field by field. */
function proposalWords(value: unknown, reader: Reader): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return reader.word(value)
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((item) => proposalWords(item, reader)).join(', ') || '–'
  return Object.entries(value)
    .map(([name, item]) => {
      const isSeat = typeof item === 'number' && /seat|from|to|with|partner/i.test(name)
      return `${reader.word(name)}: ${isSeat ? reader.seatName(item) : proposalWords(item, reader)}`
    })
    .join(' · ')
}
