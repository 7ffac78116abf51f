import { GAMES, type GameId } from '../games.ts'

/** The games whose tables pass whole; `npm test` looks at these, TABLES=1 at all. */
const PASSING: readonly GameId[] = ['thiefs-fortune', 'prophecy']

/** The games whose tables are looked at now. */
export const LOOKED_AT: readonly GameId[] = process.env['TABLES'] ? GAMES : PASSING
