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

test('a word with = is refused only as this very name', () => {
  const root = projectOf({
    'docs/glossary.md': glossary('| `=Line` | log entry | `packages/a` |\n'),
    'packages/a/log.ts': 'export interface LogLine {}\nexport interface Line {}\nexport const line = 1\n',
  })
  expect(checkWords(root).faults.map(({ line }) => line)).toEqual([2])
})

test('a word without a folder is refused everywhere, and a name is judged where it is declared', () => {
  const root = projectOf({
    'docs/glossary.md': glossary(`| \`Keeper\` | scheduler | |\n${HALL}`),
    'packages/a/use.ts': 'export const open = (town: { hall: string }) => town.hall\n',
    'apps/b/keeper.ts': 'export class Keeper {}\n',
  })
  expect(checkWords(root).faults.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['apps/b/keeper.ts', undefined, '"keeper" is an old word: scheduler'],
    ['apps/b/keeper.ts', 1, '"Keeper" is an old word: scheduler'],
    ['packages/a/use.ts', 1, '"hall" is an old word: registry'],
  ])
})
