export { floorOf, holds } from './floors.ts'
export { type BenchPlan, type BenchReport, runBench } from './run-bench.ts'
