import { readdirSync, readFileSync } from 'node:fs'

/** What the system says of a process. */
export interface Use {
  /** Processor time so far. */
  readonly ms: number
  /** Whether all its threads wait for something, and none for a processor. */
  readonly isAsleep: boolean
}

/** A clock tick of `/proc`, the same on every Linux. */
const MS_PER_TICK = 10

/** The fields of `/proc/<pid>/stat` from the state on. The name before them may hold blanks and brackets. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

/** Reads the line of a process and those of its threads. */
export function parseUse(process: string, threads: readonly string[]): Use {
  const fields = fieldsOf(process)
  return {
    ms: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
    isAsleep: threads.every((thread) => fieldsOf(thread)[0] === 'S'),
  }
}

/** What a process has used, where the system tells it. */
export function readUse(pid: number): Use | undefined {
  const read = (path: string): string => readFileSync(`/proc/${pid}/${path}`, 'utf8')
  try {
    return parseUse(
      read('stat'),
      readdirSync(`/proc/${pid}/task`).map((thread) => read(`task/${thread}/stat`)),
    )
  } catch {
    return undefined
  }
}
