// The whole check: types, build, lint, project checks, unit tests, browser tests. Ends with one line of counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-programs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const notes = mkdtempSync(join(tmpdir(), 'sablier-test-'))
process.once('exit', () => rmSync(notes, { recursive: true, force: true }))

/** One row of the summary: what was counted, and whether it held. */
const groups = []
const add = (name, passed, failed, skipped = 0, remark = '') => groups.push({ name, passed, failed, skipped, remark })

const run = (bin, args, env = {}) =>
  spawnSync(bin === 'node' ? process.execPath : join('node_modules/.bin', bin), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && bin !== 'node',
  }).status ?? 1

/** Reads the JSON a reporter left, or nothing when it did not come that far. */
function readNotes(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function step(name, bin, args) {
  console.log(`\n== ${name}`)
  const status = run(bin, args)
  add(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1)
  return status === 0
}

function projectChecks() {
  console.log('\n== project checks')
  const file = join(notes, 'checks.json')
  run('node', ['tools/dist/check.js', '--json', file])
  const reports = readNotes(file)
  if (!reports) return add('project checks', 0, 1, 0, 'did not run')
  for (const { name, faults } of reports) add(`check: ${name}`, faults.length === 0 ? 1 : 0, faults.length > 0 ? 1 : 0)
}

/** The workspace a test file belongs to, which names its group. */
const workspaceOf = (file) => /^(?:(?:packages|games|apps)\/)?([^/]+)/.exec(relative(root, file))?.[1] ?? file

function unitTests() {
  console.log('\n== unit tests')
  const file = join(notes, 'unit.json')
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const report = readNotes(file)
  if (!report) return add('unit tests', 0, 1, 0, 'did not run')
  const counts = new Map()
  for (const { name, status: fileStatus, assertionResults } of report.testResults) {
    const count = counts.get(workspaceOf(name)) ?? { passed: 0, failed: 0, skipped: 0 }
    counts.set(workspaceOf(name), count)
    for (const { status: result } of assertionResults)
      count[result === 'passed' || result === 'failed' ? result : 'skipped'] += 1
    // A file that could not be loaded has failed without a single test.
    if (fileStatus === 'failed' && !assertionResults.some(({ status: result }) => result === 'failed'))
      count.failed += 1
  }
  for (const [name, { passed, failed, skipped }] of [...counts].sort()) add(`unit: ${name}`, passed, failed, skipped)
  if (status !== 0 && ![...counts.values()].some(({ failed }) => failed > 0))
    add('unit: errors outside tests', 0, 1, 0, 'see above')
}

const listSpecs = () =>
  readdirSync('e2e', { recursive: true }).filter((file) => /\.spec\.ts$/.test(file) && !file.includes('node_modules'))

/** A port that nobody listens on: another run on this machine must not be in the way. */
function freePort() {
  const ask = `const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close() })`
  return spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout.trim()
}

function browserTests() {
  const specs = listSpecs().length
  if (specs === 0) return
  console.log('\n== browser tests')
  if (!findChromium()) return add('browser', 0, 0, specs, 'there is no Chromium')
  if (!existsSync('apps/server/dist/main.js')) return add('browser', 0, 1, specs, 'the server is not built')
  const file = join(notes, 'browser.json')
  const status = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_PORT: process.env.E2E_PORT ?? freePort(),
  })
  const stats = readNotes(file)?.stats
  if (!stats) return add('browser', 0, 1, 0, 'did not run')
  const failed = Math.max(stats.unexpected, status === 0 ? 0 : 1)
  add('browser', stats.expected + stats.flaky, failed, stats.skipped, stats.flaky > 0 ? `${stats.flaky} flaky` : '')
}

function summary() {
  console.log('\n== summary')
  const width = Math.max(...groups.map(({ name }) => name.length))
  for (const { name, passed, failed, skipped, remark } of groups)
    console.log(
      `${failed > 0 ? 'FAIL' : ' ok '} ${name.padEnd(width)} ${passed} passed, ${failed} failed` +
        `${skipped > 0 ? `, ${skipped} skipped` : ''}${remark ? ` (${remark})` : ''}`,
    )
  const total = (key) => groups.reduce((sum, group) => sum + group[key], 0)
  const skipped = total('skipped')
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}

step('types', 'tsc', ['-b'])
step('build', 'node', ['scripts/ensure.mjs', 'build'])
step('lint', 'biome', ['ci', '--error-on-warnings'])
step('boundaries', 'node', ['scripts/boundaries.mjs'])
step('unused code', 'knip', ['--no-config-hints'])
projectChecks()
unitTests()
browserTests()
summary()
