export type * from './game-bot.ts'
