import { parseArgs } from 'node:util'
import { seedChance } from '@sablier/kernel'
import { quantile } from './load.ts'
import { type Costs, type Plan, simulate } from './scale-model.ts'

const { values } = parseArgs({
  options: {
    /** Processor milliseconds of a move: half for taking it in, half for telling four sockets. */
    move: { type: 'string', default: '0.54' },
    /** Milliseconds until a commit is on the disk. */
    commit: { type: 'string', default: '2' },
    /** Rows a second a database takes in batches; messages a second a Redis hands on. */
    rows: { type: 'string', default: '140000' },
    notes: { type: 'string', default: '50000' },
  },
})
const costs: Costs = {
  moveMs: Number(values.move),
  commitMs: Number(values.commit),
  rowMs: 1000 / Number(values.rows),
  noteMs: 1000 / Number(values.notes),
  wokenMs: 0.005,
}

const base = { tables: 1000, movesPerTable: 0.2, processes: 1, databases: 1, notes: 'none' } as const
const PLANS: readonly (Plan & { readonly name: string })[] = [
  { ...base, name: '1×, one process, SQLite', seconds: 20 },
  { ...base, name: '10×, one process, SQLite', tables: 10_000, seconds: 5 },
  { ...base, name: '10×, 4 processes, one channel', tables: 10_000, processes: 4, notes: 'all', seconds: 5 },
  { ...base, name: '100×, 30 processes, one channel', tables: 100_000, processes: 30, notes: 'all', seconds: 1 },
  { ...base, name: '100×, 30 processes, tables by id', tables: 100_000, processes: 30, notes: 'own', seconds: 1 },
  { ...base, name: '1,000×, 300 processes, one database', tables: 1e6, processes: 300, notes: 'own', seconds: 0.5 },
  { ...base, name: '1,000×, 10 cells', tables: 1e6, processes: 300, databases: 10, notes: 'own', seconds: 0.5 },
  { ...base, name: '10,000×, 100 cells', tables: 1e7, processes: 3000, databases: 100, notes: 'own', seconds: 0.2 },
]

console.log('| load | moves/s | process busy | database busy | Redis busy | p50 ms | p99 ms | |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`
for (const { name, ...plan } of PLANS) {
  const { took, moves, processBusy, databaseBusy, notesBusy } = simulate(plan, costs, seedChance(name))
  const worst = Math.max(processBusy, databaseBusy, notesBusy)
  const breaks = worst < 0.9 ? '' : worst === notesBusy ? 'Redis' : worst === databaseBusy ? 'database' : 'process'
  const figures = [processBusy, databaseBusy, notesBusy].map(percent).join(' | ')
  const times = `${quantile(took, 0.5).toFixed(1)} | ${quantile(took, 0.99).toFixed(1)}`
  console.log(
    `| ${name} | ${Math.round(moves / plan.seconds)} | ${figures} | ${times} | ${breaks && `${breaks} breaks`} |`,
  )
}
