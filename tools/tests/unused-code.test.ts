import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../src/project-files.ts'
import { projectOf } from './project-of.ts'

const knip = join(PROJECT_ROOT, 'node_modules/knip/bin/knip.js')
const manifest = (name: string, more: object) =>
  JSON.stringify({ name, version: '1.0.0', private: true, type: 'module', ...more })

test('an export nobody imports, a file nobody imports and a dependency nobody uses are reported by name', () => {
  const root = projectOf({
    'package.json': manifest('root', { workspaces: ['packages/*', 'games/*', 'apps/*'] }),
    'knip.ts': readFileSync(join(PROJECT_ROOT, 'knip.ts'), 'utf8'),
    'packages/kernel/package.json': manifest('k', { exports: './src/index.ts', dependencies: { 'left-pad': '1.0.0' } }),
    'packages/kernel/src/index.ts': "export { deal } from './deal.ts'",
    'packages/kernel/src/deal.ts': 'export const deal = 1\nexport const forgotten = 2',
    'packages/kernel/src/stray.ts': 'export const stray = 3',
    'games/lanterns/package.json': manifest('g', {}),
    'apps/web/package.json': manifest('w', {}),
  })
  const { stdout } = spawnSync(process.execPath, [knip, '--no-config-hints'], { cwd: root, encoding: 'utf8' })
  expect(stdout).toMatch(/Unused files \(1\)\npackages\/kernel\/src\/stray\.ts/)
  expect(stdout).toMatch(/Unused exports \(1\)\nforgotten /)
  expect(stdout).toMatch(/Unused dependencies \(1\)\nleft-pad /)
})
