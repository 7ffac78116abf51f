import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { SHELF } from '@sablier/shelf'
import { middleOf } from '../measure.ts'
import type { Load } from './loading-process.ts'
import { longestRecord } from './longest-record.ts'
import { cell } from './report.ts'

const SCRIPT = fileURLToPath(new URL('./loading-process.js', import.meta.url))
const PROCESSES = 5
/** Loads before the code counts as compiled, and loads measured after them. */
const WARMUP = 80
const MEASURED = 20

interface Loads {
  readonly entries: number
  readonly loads: readonly Load[]
}

/** How long the longest recorded game of each game takes to stand at its last ask: in a fresh process, and once its code is compiled. */
export async function printLoading(): Promise<void> {
  console.log(
    `\nThe longest recorded game to its last ask, ${PROCESSES} processes each (ms; all threads on the processor)`,
  )
  console.log('| game | entries | at first | processor | at 2nd to 15th | processor | once warm | processor |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const { id } of SHELF) {
    if (!longestRecord(id)) continue
    const runs: Loads[] = []
    for (let n = 0; n < PROCESSES; n++) runs.push(await loadsOf(id))
    const cells = [
      [0, 1],
      [1, 15],
      [WARMUP, WARMUP + MEASURED],
    ].flatMap(([from, to]) =>
      (['ms', 'cpu'] as const).map((what) =>
        cell(middleOf(runs.map(({ loads }) => middleOf(loads.slice(from, to).map((load) => load[what])).median))),
      ),
    )
    console.log(`| ${id} | ${runs[0]?.entries} | ${cells.join(' | ')} |`)
  }
}

/** All loads of one process. */
function loadsOf(game: string): Promise<Loads> {
  const child = fork(SCRIPT, [game, String(WARMUP + MEASURED)], { execArgv: [] })
  return new Promise((resolve, reject) => {
    child.once('message', (loads: Loads) => resolve(loads))
    child.once('exit', (code) => reject(new Error(`${SCRIPT} ended (${code})`)))
  })
}
