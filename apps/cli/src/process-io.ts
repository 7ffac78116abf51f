import { createInterface } from 'node:readline'
import type { Io } from './io.ts'

/** For a terminal that does not know its own width. */
const USUAL_COLUMNS = 80

/** The real terminal. Input is opened when it is first read, so that a command that asks nothing does not wait for it. */
export function processIo(): Io {
  let lines: AsyncIterator<string> | null = null
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    readLine: async () => {
      lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]()
      const { value, done } = await lines.next()
      return done ? null : value
    },
    isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    columns: () => (process.stdout.isTTY ? process.stdout.columns || USUAL_COLUMNS : Number.POSITIVE_INFINITY),
    showsProgress: process.stderr.isTTY === true,
    env: process.env,
    now: () => performance.now(),
  }
}
