export * from './league.ts'
export * from './node-bot-pool.ts'
export * from './train.ts'
export * from './write-strength.ts'
