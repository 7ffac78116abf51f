export * from './config.ts'
export * from './run/start-server.ts'
export { type GameShelf, installedGames, shelfOf } from './tables/shelf.ts'
