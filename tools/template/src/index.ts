export { game } from './game.ts'
export type { Table } from './shape.ts'
