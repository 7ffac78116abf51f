export * from './table-builder.ts'
export * from './conformance.ts'
export * from './random-player.ts'
