import { expect, test } from 'vitest'
import { figuresOf } from '../src/figures.ts'
import { importComponents } from '../src/import-components.ts'
import { projectOf } from './project-of.ts'

test('files that import each other are one circle, types included', () => {
  const root = projectOf({
    'games/a/src/shape.ts': "import type { Fight } from './fight.ts'\nexport type Table = Fight\n",
    'games/a/src/fight.ts': "import type { Table } from './shape.ts'\nexport type Fight = Table\n",
    'games/a/src/game.ts': "export { type Table } from './shape.ts'\n",
  })
  const files = ['fight', 'game', 'shape'].map((name) => `games/a/src/${name}.ts`)
  expect(importComponents(root, files).map((circle) => circle.toSorted())).toEqual([[files[0], files[2]]])
})

test('long functions, crowded signatures and casts of keys are counted outside tests', () => {
  const code = [
    'export function many(a: number, b: number, c: number, d: number, e: number): number {',
    ...Array.from({ length: 40 }, () => '  void a'),
    "  return (a + b + c + d + e) as number\n}\nexport const x = (o: Record<string, unknown>) => o['x'] as string",
    "export const y = ['x'] as const",
  ].join('\n')
  const root = projectOf({ 'packages/a/src/a.ts': code, 'packages/a/tests/a.ts': code })
  const counts = Object.fromEntries(figuresOf(root).map(({ name, count }) => [name, count]))
  expect(counts).toMatchObject({
    'functions over 40 lines': 1,
    'functions over 4 parameters': 1,
    "casts of ['key']": 1,
    'files over 300 lines': 0,
  })
})
