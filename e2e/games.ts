/** The games on the shelf, in the order in which they stand on the first page. */
export const GAMES = ['thiefs-fortune', 'terres-de-destinees', 'donjon-quetes-trahisons', 'prophecy'] as const
export type GameId = (typeof GAMES)[number]
