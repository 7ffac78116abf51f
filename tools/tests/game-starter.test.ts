import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkGames } from '../src/check-games.ts'
import { checkLedgers } from '../src/check-ledger.ts'
import { checkPurity } from '../src/check-purity.ts'
import { checkSkeleton } from '../src/check-skeleton.ts'
import { addReferences, registerGame } from '../src/game-registration.ts'
import { type Files, ledgerIn, startGame } from '../src/game-starter.ts'
import { listGames, PROJECT_ROOT, readText } from '../src/project-files.ts'
import { coverRules, listUncovered } from '../src/rule-coverage.ts'
import { projectOf } from './project-of.ts'

const isWindows = process.platform === 'win32'
const model = listGames(PROJECT_ROOT)[0] ?? ''
const files = startGame(PROJECT_ROOT, 'will-o-wisp', 'Will-o’-the-Wisp: "Night"', model)
const changed = registerGame(PROJECT_ROOT, 'will-o-wisp', model, files)

describe('a new game', () => {
  test('has the settings of the others under its own name', () => {
    expect(JSON.parse(files['games/will-o-wisp/package.json'] ?? '')).toMatchObject({
      name: '@sablier/will-o-wisp',
      description: 'Will-o’-the-Wisp: "Night": rules, cards, bot and table.',
    })
    expect(Object.values(files).filter((text) => /new-game|New Game/.test(text))).toEqual([])
  })

  test('passes every check at once', () => {
    const root = projectOf({ ...files, ...changed })
    for (const check of [checkGames, checkLedgers, checkSkeleton, checkPurity])
      expect(check(root).faults.filter(({ file }) => /will-o-wisp|shelf/.test(file))).toEqual([])
    const [coverage] = coverRules(root, ['will-o-wisp'])
    expect(coverage && listUncovered(coverage)).toEqual([])
  })

  test('is cut from the miniature of the kernel: its rules are some of the rules there', () => {
    const miniature = readText(PROJECT_ROOT, 'packages/kernel/src/testing/lanterns/rules.ts')
    const ids = ledgerIn(files, 'will-o-wisp').rules.map(({ id }) => id)
    expect(ids.filter((id) => !miniature.includes(`'${id}': {`))).toEqual([])
  })

  test('is known to the shelf, its views, its package and the lock', () => {
    expect(changed['packages/shelf/src/shelf.ts']).toContain("import('@sablier/will-o-wisp/bot')")
    expect(changed['packages/shelf/views/index.ts']?.match(/'will-o-wisp': async/g)).toHaveLength(2)
    expect(JSON.parse(changed['packages/shelf/package.json'] ?? '').dependencies).toHaveProperty(
      '@sablier/will-o-wisp',
      '0.1.0',
    )
    const { packages } = JSON.parse(changed['package-lock.json'] ?? '')
    expect(packages['node_modules/@sablier/will-o-wisp']).toEqual({ resolved: 'games/will-o-wisp', link: true })
    expect(packages['packages/shelf'].dependencies).toHaveProperty('@sablier/will-o-wisp', '0.1.0')
  })

  test('is compiled wherever the others are, and no other line of the settings changes', () => {
    for (const [path, text] of Object.entries(changed).filter(([path]) => path.endsWith('tsconfig.json'))) {
      const before = readText(PROJECT_ROOT, path).split('\n')
      const lines = text.split('\n')
      expect(before.filter((line) => !lines.includes(line) && !lines.includes(`${line},`))).toEqual([])
      const pathsOf = (from: string): string[] => JSON.parse(from).references.map((r: { path: string }) => r.path)
      const ours = pathsOf(text).filter((found) => found.includes('games/will-o-wisp'))
      const models = pathsOf(text).filter((found) => found.includes(`games/${model}`))
      expect(ours).toEqual(models.map((found) => found.replace(model, 'will-o-wisp')))
      expect(pathsOf(text).filter((found) => !ours.includes(found))).toEqual(pathsOf(readText(PROJECT_ROOT, path)))
    }
    expect(Object.keys(changed)).toEqual(expect.arrayContaining(['tsconfig.json', 'packages/shelf/tsconfig.json']))
    const one = '{ "references": [{ "path": "../games/a" }, { "path": "../tools" }] }'
    expect(addReferences(one, 'b', 'a')).toBe(
      '{ "references": [{ "path": "../games/a" },{ "path": "../games/b" }, { "path": "../tools" }] }',
    )
  })
})

/** A project that has this game, its settings and its packages from here, and nothing else. */
function projectWith(game: Files): string {
  const check = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      ...{ composite: false, declarationMap: false, noEmit: true, allowImportingTsExtensions: true },
      ...{ module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', tsBuildInfoFile: null },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node', 'vite/client'], resolveJsonModule: true },
    },
    include: ['games'],
  }
  const shared = ['tsconfig.base.json', 'vitest.config.ts'].map((path) => [path, readText(PROJECT_ROOT, path)])
  const root = projectOf({ ...game, ...Object.fromEntries(shared), 'tsconfig.json': JSON.stringify(check) })
  for (const folder of ['node_modules', 'packages', 'tools'])
    symlinkSync(join(PROJECT_ROOT, folder), join(root, folder), 'junction')
  return root
}

test('a new game compiles without a word from the compiler, and its own tests pass', () => {
  const root = projectWith(files)
  const run = (bin: string, ...args: string[]) =>
    spawnSync(join(root, 'node_modules/.bin', bin), args, { cwd: root, encoding: 'utf8', shell: isWindows })
  expect(run('tsc', '-p', '.').stdout).toBe('')
  const { status, stdout } = run('vitest', 'run', '--project', 'will-o-wisp', '--maxWorkers=1')
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/Tests .*1\d passed/) })
})
