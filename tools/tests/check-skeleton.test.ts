import { expect, test } from 'vitest'
import { checkSkeleton } from '../src/check-skeleton.ts'
import { projectOf } from './project-of.ts'

const BASE = 'games/lanterns'
const COMPLETE = Object.fromEntries(
  [
    'rulebook/ledger.yaml',
    ...['shape', 'game', 'setup', 'scoring', 'phases/night-phase', 'procedures/draw', 'effects/gain', 'cards/bell'].map(
      (name) => `src/${name}.ts`,
    ),
    ...['src/text/log.ts', 'bot/index.ts', 'view/index.tsx', 'README.md'],
    ...['rules', 'cards', 'examples', 'recorded'].map((name) => `tests/${name}/a.test.ts`),
  ].map((path) => [`${BASE}/${path}`, '']),
)
const lines = (count: number) => 'x\n'.repeat(count)

test('a complete game passes', () => {
  expect(checkSkeleton(projectOf(COMPLETE)).faults).toEqual([])
})

test('a game without one folder and one file is told which', () => {
  const files = { ...COMPLETE }
  delete files[`${BASE}/tests/recorded/a.test.ts`]
  delete files[`${BASE}/src/scoring.ts`]
  expect(checkSkeleton(projectOf(files)).faults.map(({ file }) => file)).toEqual([
    `${BASE}/tests/recorded`,
    `${BASE}/src/scoring.ts`,
  ])
})

test('a game that has not been started is left alone', () => {
  expect(checkSkeleton(projectOf({ [`${BASE}/rulebook/ledger.yaml`]: '' })).faults).toEqual([])
})

test('names that are not kebab-case or name nothing are reported; a word of the game is not', () => {
  const root = projectOf({
    'apps/web/src/CardFace.tsx': '',
    'packages/kernel/src/types.ts': '',
    'packages/kernel/src/zone-helpers.ts': '',
    'packages/kernel/src/common-future.ts': '',
  })
  expect(checkSkeleton(root).faults).toEqual([
    { file: 'packages/kernel/src/types.ts', message: '"types" names nothing' },
    { file: 'packages/kernel/src/zone-helpers.ts', message: '"zone-helpers" names nothing' },
    { file: 'apps/web/src/CardFace.tsx', message: '"CardFace" is not kebab-case' },
  ])
})

test('a long file is a warning, later a fault; cards may be longer and generated files are free', () => {
  const root = projectOf({
    'packages/kernel/src/long.ts': lines(301),
    'packages/kernel/src/endless.ts': lines(601),
    'packages/kernel/src/cards/many.ts': lines(400),
    'packages/kernel/src/made.ts': `// Generated\n${lines(900)}`,
  })
  const { faults, warnings } = checkSkeleton(root)
  expect(faults.map(({ file }) => file)).toEqual(['packages/kernel/src/endless.ts'])
  expect(warnings.map(({ file }) => file)).toEqual(['packages/kernel/src/long.ts'])
})
