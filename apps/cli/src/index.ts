export type { Io } from './io.ts'
export { EXIT } from './io.ts'
export { run } from './run.ts'
