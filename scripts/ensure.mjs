// Makes `npm start` and `npm test` work on a fresh clone. Node built-ins only: it runs before anything is installed.
// Targets: deps, build, browser (Chromium for e2e), services (PostgreSQL and Redis binaries for storage tests).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, findPostgres, findRedis } from './find-programs.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const want = new Set(process.argv.slice(2))
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Node >= 20.19 is needed, this is ${process.version}.`)

function fail(message, code = 1) {
  console.error(`\n[ensure] ${message}\n`)
  process.exit(code)
}

function run(cmd, args, opts = {}) {
  const start = Date.now()
  console.log(`[ensure] ${cmd} ${args.join(' ')}`)
  const done = spawnSync(cmd, args, { stdio: 'inherit', ...opts })
  console.log(`[ensure] ... ${((Date.now() - start) / 1000).toFixed(1)} s`)
  return done.status ?? 1
}

function must(cmd, args, opts) {
  const status = run(cmd, args, opts)
  if (status !== 0) fail(`${cmd} ${args[0]} failed (${status})`, status)
}

const npmCli = process.env.npm_execpath
const npm = (...args) =>
  npmCli ? must(process.execPath, [npmCli, ...args]) : must('npm', args, { shell: process.platform === 'win32' })
const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Does node_modules match the lock? npm keeps what it installed in node_modules/.package-lock.json. */
function depsReady() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const have = json('node_modules/.package-lock.json').packages
  return Object.entries(json('package-lock.json').packages).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      (entry.link ? existsSync(path) : have[path]?.version === entry.version),
  )
}

/** One process installs or builds at a time: start and test may be launched together on a fresh clone. */
function withLock(work) {
  const lock = '.ensure.lock'
  for (let attempt = 0; ; attempt++) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0
      if (age > 15 * 60_000) rmSync(lock, { recursive: true, force: true })
      if (attempt === 0) console.log('[ensure] waiting for another install or build ...')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    }
  }
  const free = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', free)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  work()
  free()
}

const SKIPPED = ['node_modules', 'dist', 'dist-types', 'tests']

function buildKey() {
  const hash = createHash('sha256')
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (SKIPPED.includes(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else hash.update(path).update(readFileSync(path))
    }
  }
  for (const folder of ['packages', 'games', 'apps', 'tools']) walk(folder)
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json']) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const BUILD_STAMP = 'node_modules/.cache/sablier-build'
const OUTPUTS = ['apps/server/dist/main.js', 'apps/web/dist/index.html']
const buildReady = () =>
  existsSync(BUILD_STAMP) && OUTPUTS.every((o) => existsSync(o)) && readFileSync(BUILD_STAMP, 'utf8') === buildKey()

if ((want.has('deps') && !depsReady()) || (want.has('build') && !buildReady())) {
  withLock(() => {
    // --include=dev: NODE_ENV=production must not leave the build without its compiler
    if (want.has('deps') && !depsReady()) npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
    if (want.has('build') && !buildReady()) {
      npm('run', '-s', 'build')
      mkdirSync(dirname(BUILD_STAMP), { recursive: true })
      writeFileSync(BUILD_STAMP, buildKey())
    }
  })
}

/** Installs Debian packages when this user may; services they bring are not started. Returns why it could not. */
function apt(packages) {
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get here'
  if (process.getuid?.() !== 0) return 'only root may install packages'
  const policy = '/usr/sbin/policy-rc.d'
  const mine = !existsSync(policy)
  if (mine) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const opts = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] }
    run('apt-get', ['update', '-qq'], opts)
    const status = run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], opts)
    return status === 0 ? undefined : `apt-get install failed (${status})`
  } finally {
    if (mine) rmSync(policy, { force: true })
  }
}

/** Asks for what is missing among the wanted programs, in one go. */
function ensurePrograms() {
  const programs = [
    { target: 'browser', name: 'Chromium', find: findChromium, debian: 'chromium', groups: 'the browser tests' },
    {
      target: 'services',
      name: 'PostgreSQL',
      find: findPostgres,
      debian: 'postgresql',
      groups: 'the PostgreSQL storage tests',
    },
    {
      target: 'services',
      name: 'Redis',
      find: findRedis,
      debian: 'redis-server',
      groups: 'the tests of several servers on Redis',
    },
  ]
  const missing = programs.filter(({ target, find }) => want.has(target) && !find())
  if (missing.length === 0) return
  const refusal = apt(missing.map(({ debian }) => debian))
  for (const { name, find, debian, groups } of missing) {
    if (find()) continue
    const reason = refusal ?? 'the package did not bring the program'
    console.log(`[ensure] ${name} is missing (${reason}): ${groups} will be skipped. Debian: apt-get install ${debian}`)
  }
}
ensurePrograms()
