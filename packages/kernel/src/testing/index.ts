export * from './conformance.ts'
export * from './random-player.ts'
export * from './table-builder.ts'
