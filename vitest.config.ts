import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// Tests run from source, so that no build has to come first.
const conditions = ['@sablier/source', 'node', 'development|production']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: conditions } }

const project = (name: string, folder: string) => ({
  resolve,
  ssr,
  test: {
    name,
    include: [`${folder}/tests/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    // A guard against hanging, not a measure of speed: a busy machine must not fail a right rule.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

const games = readdirSync('games', { withFileTypes: true }).filter((entry) => entry.isDirectory())

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Left to itself it would keep one of two cores free.
    maxWorkers: 2,
    projects: [
      ...['kernel', 'bots', 'protocol', 'ui', 'shelf'].map((name) => project(name, `packages/${name}`)),
      ...games.map(({ name }) => project(name, `games/${name}`)),
      ...['server', 'web', 'cli'].map((name) => project(name, `apps/${name}`)),
      project('tools', 'tools'),
      project('bench', 'bench'),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'games/*/{src,bot}/**', 'apps/{server,cli}/src/**', 'tools/src/**'],
      exclude: ['**/main.ts'],
      reporter: ['text-summary'],
    },
  },
})
