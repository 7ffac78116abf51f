import type { Fault, Report } from './fault.ts'
import { hasFile, listSources, readText } from './project-files.ts'
import { readTitleIds } from './test-titles.ts'

const SPEC = 'packages/kernel/SPEC.md'
const TESTS = 'packages/kernel/tests'

/** The numbered statements of the specification, with the line each stands on. */
function readStatements(root: string): Map<string, number> {
  const statements = new Map<string, number>()
  readText(root, SPEC)
    .split('\n')
    .forEach((text, index) => {
      for (const [, id] of text.matchAll(/\*\*(K\d+)\b/g)) if (id && !statements.has(id)) statements.set(id, index + 1)
    })
  return statements
}

/** Every statement of the kernel's specification is named by a test, and no test names an unknown one. */
export function checkKernelSpec(root: string): Report {
  const name = 'kernel specification'
  if (!hasFile(root, SPEC)) return { name, faults: [], warnings: [] }
  const statements = readStatements(root)
  const titles = listSources(root, TESTS).flatMap((file) => readTitleIds(root, file))
  const named = new Set(titles.map(({ id }) => id))
  const untested: Fault[] = [...statements]
    .filter(([id]) => !named.has(id))
    .map(([id, line]) => ({ file: SPEC, line, message: `${id} is named by no test` }))
  const unknown: Fault[] = titles
    .filter(({ id }) => /^K\d+$/.test(id) && !statements.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `the test names [${id}], which the specification lacks` }))
  return { name, faults: [...untested, ...unknown], warnings: [] }
}
