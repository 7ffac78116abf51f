// Stands in for `vitest` in the bundle: tests are listed instead of run, so that one process judges many mutants.
import { chai, type ExpectStatic, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

type Body = (...args: readonly unknown[]) => unknown

/** A test as it was written down. */
export interface RegisteredTest {
  readonly name: string
  readonly run: () => unknown
}

declare global {
  /** The tests loaded so far; the worker reads them here, since the bundle shares no module with it. */
  var registeredTests: RegisteredTest[] | undefined
}

globalThis.registeredTests ??= []
const tests = globalThis.registeredTests
const suites: string[] = []

type Titled = readonly [title: string, ...rest: unknown[]]
const bodyOf = (rest: readonly unknown[]): Body => rest.find((part) => typeof part === 'function') as Body
const titleOf = (title: string, row: readonly unknown[]): string =>
  `${title} ${row.map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part))).join(', ')}`
const add = (title: string, run: () => unknown): void => {
  tests.push({ name: [...suites, title].join(' > '), run })
}
const asRow = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row])

/** Lists a test. */
export const test = Object.assign((...[title, ...rest]: Titled): void => add(title, () => bodyOf(rest)()), {
  each:
    (rows: readonly unknown[]) =>
    (...[title, ...rest]: Titled): void => {
      for (const row of rows.map(asRow)) add(titleOf(title, row), () => bodyOf(rest)(...row))
    },
})

function suite(title: string, body: () => void): void {
  suites.push(title)
  body()
  suites.pop()
}

/** Lists the tests of a suite under its title. */
export const describe = Object.assign((...[title, ...rest]: Titled): void => suite(title, () => bodyOf(rest)()), {
  each:
    (rows: readonly unknown[]) =>
    (...[title, ...rest]: Titled): void => {
      for (const row of rows.map(asRow)) suite(titleOf(title, row), () => bodyOf(rest)(...row))
    },
})

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

/** The matchers of Vitest themselves. */
export const expect: ExpectStatic = chai.expect as unknown as ExpectStatic
