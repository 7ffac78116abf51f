export * from './config.ts'
export type { ServerParts } from './run/server-base.ts'
export * from './run/start-server.ts'
export { type GameShelf, installedGames, shelfOf } from './tables/shelf.ts'
