import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawSample, quotas } from '../src/mutants/draw-sample.ts'
import { equivalentOf } from '../src/mutants/equivalents.ts'
import { instrument } from '../src/mutants/instrument.ts'
import type { Judged, Mutant } from '../src/mutants/mutant.ts'
import { Patience } from '../src/mutants/patience.ts'
import { parseUse, type Use } from '../src/mutants/processor-time.ts'
import { scoreOf, tallyByArea, whyFailed } from '../src/mutants/tally.ts'

const mutant = (id: number, area = 'phases'): Mutant => ({
  id: String(id),
  file: `games/lanterns/src/${area}/night.ts`,
  area,
  line: id,
  mutator: 'BooleanLiteral',
  at: `return ${id}`,
  of: String(id),
  becomes: 'true',
})
const mutants = (n: number, area?: string): Mutant[] => Array.from({ length: n }, (_, id) => mutant(id, area))
const judged = (n: number, verdict: Judged['verdict']): Judged[] => mutants(n).map((one) => ({ mutant: one, verdict }))
const sumOf = (all: readonly Judged[], equivalents: readonly Mutant[] = []) => {
  const sum = tallyByArea(
    all,
    equivalents.map((one) => ({ ...one, reason: 'the order does not matter' })),
  ).at(-1)
  if (!sum) throw new Error('nothing was counted')
  return sum
}

test('a sample takes from every area by its size, and a handful at least', () => {
  expect(
    quotas(
      new Map([
        ['effects', 900],
        ['phases', 300],
        ['scoring', 40],
        ['setup', 5],
      ]),
      100,
    ),
  ).toEqual(
    new Map([
      ['effects', 59],
      ['phases', 24],
      ['scoring', 12],
      ['setup', 5],
    ]),
  )
})

test('the same seed draws the same sample, another seed another one', () => {
  const all = [...mutants(50), ...mutants(50, 'effects')]
  const ids = (seed: string) => drawSample(all, 30, seed).map(({ area, id }) => `${area} ${id}`)
  expect(ids('sand')).toEqual(ids('sand'))
  expect(ids('sand')).not.toEqual(ids('glass'))
  expect(new Set(ids('sand')).size).toBe(30)
})

test('a score below 92 % fails, and one from too many equivalents', () => {
  expect(scoreOf(sumOf([...judged(92, 'killed'), ...judged(8, 'survived')]))).toBe(0.92)
  expect(whyFailed(sumOf([...judged(92, 'killed'), ...judged(8, 'uncovered')]))).toBeUndefined()
  expect(whyFailed(sumOf([...judged(91, 'timeout'), ...judged(9, 'survived')]))).toBe('the score is below 92 %')
  const equal = sumOf([...judged(94, 'killed'), ...judged(6, 'survived')], mutants(6))
  expect(scoreOf(equal)).toBe(1)
  expect(whyFailed(equal)).toBe('more than 5 % are called equivalent')
})

test('an equivalent is known by its text, wherever its line has moved', () => {
  const list = [{ ...mutant(7), reason: 'the order does not matter' }]
  expect(equivalentOf(list, { ...mutant(7), id: '900', line: 12 })?.reason).toBe('the order does not matter')
  expect(equivalentOf(list, { ...mutant(7), becomes: 'false' })).toBeUndefined()
})

test('strings, words, static data and estimates are left apart; what runs by rule counts', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'))
  const file = join(root, 'games/lanterns/src/effects/gain.ts')
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(
    file,
    `const KINDS = ['oil', 'wick']
export const gain = {
  perform: (n: number) => n + 1,
  describe: (n: number) => (n > 1 ? 'many' : 'one'),
  worth: (n: number) => n * 2,
  kinds: () => KINDS.length,
}
const inWords = (language: Language, n: number): string => (n > 1 ? language : '')
function saidFr(n: number): string {
  return n > 1 ? 's' : ''
}
const idOf = (n: number): string => String(n + 1)
`,
  )
  const { mutants: found, apart } = await instrument(root, 'games/lanterns', [file])
  expect(found.map(({ line, becomes }) => [line, becomes])).toEqual([
    [3, '() => undefined'],
    [3, 'n - 1'],
    [6, '() => undefined'],
    [12, '() => undefined'],
    [12, 'n - 1'],
  ])
  expect(Object.fromEntries(apart)).toEqual({
    'static data': 2,
    'string literals': 7,
    'words on the page': 15,
    'estimates for computer players': 2,
  })
})

const statLine = (state: string, ticks: readonly [number, number]) =>
  `17 (node (x) y) ${state} 1 17 17 0 -1 4194304 900 0 3 0 ${ticks.join(' ')} 0 0 20 0 7 0 300 1000 200`

test('the processor time of a process is told by the system, and whether a thread wants a processor', () => {
  expect(parseUse(statLine('S', [120, 30]), [statLine('S', [100, 30]), statLine('R', [20, 0])])).toEqual({
    ms: 1500,
    isAsleep: false,
  })
  expect(parseUse(statLine('S', [7, 0]), [statLine('S', [7, 0])])).toEqual({ ms: 70, isAsleep: true })
})

const looks = (patience: Patience, uses: readonly (Use | undefined)[]) => uses.map((use) => patience.isOver(use))

test('a worker that gets no processor keeps its time; one that used it up or sleeps on has had it', () => {
  const starved = Array.from({ length: 1000 }, () => ({ ms: 100, isAsleep: false }))
  expect(looks(new Patience(1000, { ms: 100, isAsleep: true }), starved)).not.toContain(true)
  expect(looks(new Patience(1000, { ms: 100, isAsleep: true }), [{ ms: 1100, isAsleep: false }])).toEqual([false])
  expect(looks(new Patience(1000, { ms: 100, isAsleep: true }), [{ ms: 1110, isAsleep: false }])).toEqual([true])
  const asleep = Array.from({ length: 20 }, () => ({ ms: 100, isAsleep: true }))
  expect(looks(new Patience(1000, { ms: 100, isAsleep: false }), asleep).indexOf(true)).toBe(19)
})

test('where the system tells no processor time, the looks are counted', () => {
  expect(looks(new Patience(1000, undefined), [undefined, undefined, undefined])).toEqual([false, false, true])
})
