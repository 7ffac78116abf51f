import { createRequire } from 'node:module'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { projectOf } from './project-of.ts'

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

/** The names of the rules that one import breaks, among files that all exist. */
async function broken(from: string, to: string): Promise<string[]> {
  const up = '../'.repeat(from.split('/').length - 1)
  const target = to.startsWith('node:') ? to : `${up}${to}`
  const baseDir = projectOf({
    [to.startsWith('node:') ? 'packages/a.ts' : to]: 'export const a = 1',
    [from]: `import '${target}'`,
  })
  const { tsConfig, ...rest } = options
  const { output } = await cruise([from.split('/')[0] ?? ''], {
    ...rest,
    baseDir,
    validate: true,
    ruleSet: { forbidden, options: rest },
  })
  const { summary } = output as ICruiseResult
  expect(summary.totalCruised).toBeGreaterThan(0)
  return summary.violations.map(({ rule }) => rule.name)
}

test.each([
  ['packages/kernel/src/a.ts', 'packages/bots/src/b.ts', 'kernel-alone'],
  ['packages/kernel/src/a.ts', 'node:fs', 'kernel-pure'],
  ['games/one/src/a.ts', 'packages/bots/src/b.ts', 'game-rules'],
  ['games/one/rulebook/a.ts', 'packages/ui/src/b.ts', 'game-rules'],
  ['games/one/src/a.ts', 'games/one/bot/b.ts', 'game-rules'],
  ['games/one/src/a.ts', 'node:path', 'game-pure'],
  ['games/one/bot/a.ts', 'packages/ui/src/b.ts', 'game-bot'],
  ['games/one/view/a.tsx', 'packages/bots/src/b.ts', 'game-view'],
  ['games/one/tests/a.test.ts', 'games/two/src/b.ts', 'games-apart'],
  ['packages/bots/src/a.ts', 'games/one/src/b.ts', 'bots'],
  ['packages/protocol/src/a.ts', 'packages/bots/src/b.ts', 'protocol'],
  ['packages/shelf/src/a.ts', 'games/one/view/b.tsx', 'shelf'],
  ['apps/server/src/a.ts', 'games/one/src/b.ts', 'server'],
  ['apps/server/src/a.ts', 'packages/ui/src/b.ts', 'server'],
  ['apps/web/src/a.ts', 'apps/server/src/b.ts', 'web'],
  ['apps/cli/src/a.ts', 'apps/web/src/b.ts', 'nobody-imports-web'],
  ['packages/kernel/src/a.ts', 'packages/kernel/tests/b.ts', 'no-tests-in-source'],
])('%s may not import %s (%s)', async (from, to, rule) => {
  expect(await broken(from, to)).toContain(rule)
})

test.each([
  ['games/one/src/a.ts', 'packages/kernel/src/b.ts'],
  ['games/one/bot/a.ts', 'packages/bots/src/b.ts'],
  ['games/one/view/a.tsx', 'packages/ui/src/b.ts'],
  ['apps/server/src/a.ts', 'packages/shelf/src/b.ts'],
  ['apps/server/src/a.ts', 'node:fs'],
  ['apps/cli/src/a.ts', 'games/one/src/b.ts'],
  ['apps/cli/src/a.ts', 'apps/server/src/b.ts'],
])('%s may import %s', async (from, to) => {
  expect(await broken(from, to)).toEqual([])
})
