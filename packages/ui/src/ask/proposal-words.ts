import type { Reader } from '@sablier/kernel'

/** Reads a structured proposal aloud field by field, for games that bring no words of their own for it. */
export function proposalWords(value: unknown, reader: Reader): string {
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
