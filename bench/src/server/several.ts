import { parseArgs } from 'node:util'
import { busy } from './measures.ts'
import { printRounds } from './report.ts'
import { sablierCell } from './sablier-contestant.ts'

// One and two processes on the same PostgreSQL and Redis, whose addresses are given: DATABASE_URL_1, DATABASE_URL_2 (empty databases) and REDIS_URL.
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '1' },
    warmup: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '6' },
  },
})
const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
const plan = {
  matches: Number(values.matches),
  seconds: Number(values.seconds),
  warmup: Number(values.warmup),
  rounds: Number(values.rounds),
}
const cells = [
  await sablierCell(1, { DATABASE_URL: setting('DATABASE_URL_1'), REDIS_URL: setting('REDIS_URL') }),
  await sablierCell(2, { DATABASE_URL: setting('DATABASE_URL_2'), REDIS_URL: setting('REDIS_URL') }),
]
const rounds = await busy(cells, plan)
printRounds(`${plan.matches} matches, as fast as they can, on PostgreSQL and Redis`, rounds, ['moves per server CPU s'])
for (const cell of cells) await cell.stop()
