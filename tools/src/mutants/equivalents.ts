import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** A change that no test can notice, with the reason. It is named by its text, since lines move. */
export interface Equivalent {
  readonly file: string
  readonly at: string
  readonly of: string
  readonly becomes: string
  readonly reason: string
}

/** Reads the changes of a workspace that were judged to change nothing. */
export function readEquivalents(root: string, workspace: string): Equivalent[] {
  const path = join(root, workspace, 'tests/equivalent-mutants.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Equivalent[]) : []
}

/** Finds why a mutant changes nothing, if it is listed. */
export function equivalentOf(list: readonly Equivalent[], mutant: Mutant): Equivalent | undefined {
  return list.find(
    ({ file, at, of, becomes }) =>
      file === mutant.file && at === mutant.at && of === mutant.of && becomes === mutant.becomes,
  )
}
