import { randomInt } from 'node:crypto'

/** Letters that are not taken for one another, aloud or in handwriting. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/** A short code for an open table. Of 729 million few lead somewhere, and whoever tries them out is soon not listened to. */
export const newJoinCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A code as it was typed, without spaces, dashes and small letters. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
