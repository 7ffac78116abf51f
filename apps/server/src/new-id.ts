import { createHash, randomBytes } from 'node:crypto'

/** A new id that nobody can guess. */
export const newId = (bytes = 15): string => randomBytes(bytes).toString('base64url')

/** How a token is kept: who reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
