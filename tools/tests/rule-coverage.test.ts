import { expect, test } from 'vitest'
import { checkCoverage } from '../src/check-coverage.ts'
import { renderCoverage } from '../src/render-coverage.ts'
import { coverRules, listUncovered, whatIsMissing } from '../src/rule-coverage.ts'
import { LEDGER, ledgerOf, projectOf } from './project-of.ts'

const GAME = 'games/lanterns'
const game = (files: Record<string, string>) =>
  projectOf({
    [LEDGER]: ledgerOf({ 'hand.limit': 'limit', 'draw.deck': 'effect', 'deck.size': 'setup' }),
    [`${GAME}/src/game.ts`]: "t.cite('hand.limit')",
    ...files,
  })
const missing = (root: string) =>
  coverRules(root, ['lanterns'])
    .flatMap(listUncovered)
    .map((rule) => `${rule.rule}: ${whatIsMissing(rule)}`)

test('a rule that nothing cites and a rule that no test names are both listed', () => {
  const root = game({ [`${GAME}/tests/rules/draw.test.ts`]: "test('[draw.deck] draws', () => {})" })
  expect(missing(root)).toEqual(['hand.limit: tested nowhere', 'draw.deck: cited nowhere'])
})

test('a comment is no citation and a skipped test is no proof', () => {
  const root = game({
    [`${GAME}/src/phases/draw.ts`]: "// 'draw.deck'",
    [`${GAME}/tests/rules/a.test.ts`]:
      "test.skip('[hand.limit] x', f)\ndescribe.skip('y', () => { test('[hand.limit] z', f) })",
  })
  expect(missing(root)).toEqual(['hand.limit: tested nowhere', 'draw.deck: cited nowhere, tested nowhere'])
})

test('a title may name two rules, and tables and groups count', () => {
  const root = game({
    [`${GAME}/src/phases/draw.ts`]: "const rule = 'draw.deck'",
    [`${GAME}/tests/rules/a.test.ts`]: "test.each([1])('[hand.limit][draw.deck] %i', f)",
  })
  expect(missing(root)).toEqual([])
})

test('a test that names an unknown rule is reported with file and line, whether or not the game is enforced', () => {
  const root = game({ [`${GAME}/tests/rules/a.test.ts`]: "\ntest('[hand.limits] x', f)" })
  expect(checkCoverage(root, []).faults).toEqual([
    {
      file: `${GAME}/tests/rules/a.test.ts`,
      line: 2,
      message: 'the test names [hand.limits], which is no rule of lanterns',
    },
  ])
})

test('a test that names a rule without a kind is reported', () => {
  const root = game({
    [LEDGER]: ledgerOf({ 'hand.limit': '' }),
    [`${GAME}/tests/a.test.ts`]: "test('[hand.limit] x', f)",
  })
  expect(checkCoverage(root, []).faults.map(({ message }) => message)).toEqual([
    'the test names rule [hand.limit], which has no kind',
  ])
})

test('an enforced game fails for each uncovered rule and for a stale table; others are only warned', () => {
  const root = game({ [`${GAME}/tests/rules/a.test.ts`]: "test('[hand.limit] x', f)" })
  expect(checkCoverage(root, ['lanterns']).faults.map(({ message }) => message)).toEqual([
    'rule draw.deck (effect) is cited nowhere, tested nowhere',
    'is out of date: run `npm run coverage`',
  ])
  expect(checkCoverage(root, [])).toMatchObject({ faults: [], warnings: [{ file: LEDGER }] })
})

test('the table shows where each rule is cited and tested', () => {
  const [coverage] = coverRules(game({ [`${GAME}/tests/rules/a.test.ts`]: "test('[hand.limit] x', f)" }))
  expect(coverage && renderCoverage(coverage)).toContain(
    '| `hand.limit` | limit | `src/game.ts` | `tests/rules/a.test.ts` |',
  )
})
