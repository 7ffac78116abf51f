import { expect, test } from 'vitest'
import { checkWords } from '../src/check-words.ts'
import { projectOf } from './project-of.ts'

const glossary = (rows: string) =>
  `# Glossary\n| word | meaning |\n| old | now | gone from |\n| --- | --- | --- |\n${rows}`
const HALL = '| `Hall` | registry | `packages/a` |\n'

test('an old word is refused in declared names and file names of the folders that are free of it', () => {
  const root = projectOf({
    'docs/glossary.md': glossary(HALL),
    'packages/a/hall-parts.ts': 'export class HallParts {}\n',
    'packages/a/shall.ts': 'export const challenge = (shallow: number) => shallow\n',
    'packages/b/hall.ts': 'export class Hall {}\n',
  })
  expect(checkWords(root).faults).toEqual([
    { file: 'packages/a/hall-parts.ts', message: '"hall-parts" is an old word: registry' },
    { file: 'packages/a/hall-parts.ts', line: 1, message: '"HallParts" is an old word: registry' },
  ])
})

test('a word with = is refused only as a whole name', () => {
  const root = projectOf({
    'docs/glossary.md': glossary('| `=Line` | log entry | `packages/a` |\n'),
    'packages/a/log.ts': 'export interface LogLine {}\nexport interface Line {}\n',
  })
  expect(checkWords(root).faults.map(({ line }) => line)).toEqual([2])
})

test('a word with no folder yet is refused nowhere, and a name is judged where it is declared', () => {
  const root = projectOf({
    'docs/glossary.md': glossary(`| \`Keeper\` | scheduler | |\n${HALL}`),
    'packages/a/use.ts': 'export class Keeper {}\nexport const open = (town: { hall: string }) => town.hall\n',
  })
  expect(checkWords(root).faults.map(({ line, message }) => [line, message])).toEqual([
    [2, '"hall" is an old word: registry'],
  ])
})
