export * from './serve-in-worker.ts'
export * from './web-bot-pool.ts'
