import { parseArgs } from 'node:util'
import type { Contestant } from './contestant.ts'
import { printLoading } from './loading.ts'
import { busy, idle, paced } from './measures.ts'
import { boardgameIo } from './peer-contestant.ts'
import { printRounds } from './report.ts'
import { sablier } from './sablier-contestant.ts'
import { printWaking } from './waking.ts'

const { values } = parseArgs({
  options: {
    /** Which measure. */
    only: { type: 'string' },
    matches: { type: 'string', default: '200' },
    paced: { type: 'string', default: '500' },
    idle: { type: 'string', default: '150' },
    /** Processor seconds of the server in a busy round. */
    seconds: { type: 'string', default: '1' },
    warmup: { type: 'string', default: '24' },
    pacedSeconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    /** Leaves a processor profile of our server in this folder. */
    profile: { type: 'string' },
  },
})
const { only, profile, ...numbers } = values
const plan = Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)])) as Record<
  keyof typeof numbers,
  number
>

/** All servers at once, each in a process of its own; they take turns. */
async function beside(
  idleSeconds: number,
  measure: (contestants: readonly Contestant[]) => Promise<void>,
): Promise<void> {
  const contestants = [await sablier(idleSeconds, profile), await boardgameIo(false), await boardgameIo(true)]
  await measure(contestants)
  for (const contestant of contestants) await contestant.stop()
}

if (only === 'busy')
  await beside(600, async (contestants) =>
    printRounds(`${plan.matches} matches, as fast as they can`, await busy(contestants, plan), [
      'moves per server CPU s',
    ]),
  )
if (only === 'paced')
  await beside(600, async (contestants) =>
    printRounds(`${plan.paced} matches, one move a second each`, await paced(contestants, plan), ['p99 ms']),
  )
if (only === 'idle')
  await beside(3, async (contestants) =>
    printRounds(`${plan.idle} matches with four sockets each, idle`, await idle(contestants, plan), [
      'KB heap per idle match',
    ]),
  )
if (only === 'loading') await printLoading()
if (only === 'waking') await printWaking()
