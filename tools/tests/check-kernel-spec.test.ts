import { expect, test } from 'vitest'
import { checkKernelSpec } from '../src/check-kernel-spec.ts'
import { projectOf } from './project-of.ts'

const SPEC = 'packages/kernel/SPEC.md'
const TEST = 'packages/kernel/tests/flow.test.ts'

test('a statement that no test names and a test that names no statement are both reported', () => {
  const root = projectOf({
    [SPEC]: '# Spec\n**K1** One.\n**K2** Two.\n',
    [TEST]: "test('[K1] one', f)\ntest('[K3] three', f)",
  })
  expect(checkKernelSpec(root).faults).toEqual([
    { file: SPEC, line: 3, message: 'K2 is named by no test' },
    { file: TEST, line: 2, message: 'the test names [K3], which the specification lacks' },
  ])
})

test('a specification whose statements are all tested passes', () => {
  const root = projectOf({ [SPEC]: '**K1** One.', [TEST]: "test('[K1] one', f)" })
  expect(checkKernelSpec(root).faults).toEqual([])
})
