/** One small change of the source, switched on by its id. */
export interface Mutant {
  readonly id: string
  /** Path from the project's root. */
  readonly file: string
  readonly area: string
  readonly line: number
  readonly mutator: string
  /** The line the change begins in, the text it replaces and the text it puts there, in one line each. */
  readonly at: string
  readonly of: string
  readonly becomes: string
}

/** Whether the tests noticed a mutant. `uncovered`: no test runs the code. */
export type Verdict = 'killed' | 'timeout' | 'survived' | 'uncovered'

/** A mutant with what became of it. */
export interface Judged {
  readonly mutant: Mutant
  readonly verdict: Verdict
  /** The test that noticed it, if any. */
  readonly by?: string
}

/** Whether the tests let a mutant live. */
export const isAlive = ({ verdict }: Judged): boolean => verdict === 'survived' || verdict === 'uncovered'
