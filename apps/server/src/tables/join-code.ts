import { createHash } from 'node:crypto'

/** Letters that are not taken for one another, aloud or in handwriting. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/**
 * The short code of a table: it follows from the invitation, so that nothing more is kept and nobody guesses it from an address.
 * Of 729 million codes those of the open tables lead somewhere; whoever tries them out runs into the limit of requests.
 */
export function joinCode(invite: string): string {
  const bytes = createHash('sha256').update(`join ${invite}`).digest()
  let number = bytes.readUIntBE(0, 6)
  let code = ''
  for (let i = 0; i < LENGTH; i++) {
    code += LETTERS[number % LETTERS.length]
    number = Math.floor(number / LETTERS.length)
  }
  return code
}

/** A code as it was typed, without spaces, dashes and small letters. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
