// Compiles the server and the command with all they need and, when the client is there, bundles it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const run = (bin, args, cwd = root) => {
  const done = spawnSync(join(root, 'node_modules/.bin', bin), args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

// Only what runs: a type error in a test must not keep anybody from playing.
run('tsc', ['-b', 'apps/server', 'apps/cli'])
if (existsSync(join(root, 'apps/web/index.html'))) run('vite', ['build'], join(root, 'apps/web'))
