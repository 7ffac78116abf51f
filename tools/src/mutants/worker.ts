// Holds all tests in memory and runs those it is asked to, with one mutant switched on.
import { pathToFileURL } from 'node:url'
import type { RegisteredTest } from './registered-tests.ts'
import type { Answer, Coverage, Task } from './worker-talk.ts'

interface Switchboard {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

declare global {
  var __stryker__: Switchboard | undefined
}

globalThis.__stryker__ ??= {}
const board = globalThis.__stryker__
const tests: (RegisteredTest & { readonly file: number })[] = []

async function load(files: readonly string[]): Promise<void> {
  for (const [file, path] of files.entries()) {
    globalThis.registeredTests?.splice(0)
    await import(pathToFileURL(path).href)
    for (const test of globalThis.registeredTests ?? []) tests.push({ ...test, file })
  }
}

/** Runs a test; gives what it failed with. */
async function faultOf(test: RegisteredTest): Promise<string | undefined> {
  try {
    await test.run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function cover(): Promise<Coverage> {
  const atLoad = Object.keys(board.mutantCoverage?.static ?? {})
  const covered: Coverage['tests'][number][] = []
  for (const [n, test] of tests.entries()) {
    board.currentTestId = String(n)
    const from = performance.now()
    const fault = await faultOf(test)
    const hits = board.mutantCoverage?.perTest[String(n)] ?? {}
    covered.push({ name: test.name, file: test.file, ms: performance.now() - from, hits, ...(fault && { fault }) })
  }
  board.currentTestId = undefined
  return { atLoad, tests: covered }
}

async function judge({ mutant, tests: asked, hitLimit }: Extract<Task, { kind: 'judge' }>): Promise<Answer> {
  for (const n of asked) {
    const test = tests[n]
    if (!test) throw new Error(`there is no test ${n}`)
    board.activeMutant = mutant
    board.hitCount = 0
    board.hitLimit = hitLimit
    const fault = await faultOf(test)
    if (fault === undefined) continue
    board.activeMutant = undefined
    board.hitCount = undefined
    // A mutant can leave something behind in a module: then this process is no longer a fair judge.
    return { kind: 'killed', by: test.name, clean: (await faultOf(test)) === undefined }
  }
  board.activeMutant = undefined
  return { kind: 'survived' }
}

const say = (answer: Answer): void => void process.send?.(answer)

process.on('message', async (task: Task) => {
  try {
    if (task.kind === 'load') {
      board.activeMutant = task.mutant
      await load(task.files)
      say({ kind: 'loaded' })
    } else say(task.kind === 'cover' ? { kind: 'covered', coverage: await cover() } : await judge(task))
  } catch (error) {
    say({ kind: 'broken', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
