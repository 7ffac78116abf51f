export * from './shelf.ts'
export * from './shelf-entry.ts'
