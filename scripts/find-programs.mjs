// Where the programs live that some tests need. Node built-ins only.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const first = (paths) => paths.find((path) => path && existsSync(path))
const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))

/** The Chromium that runs the browser tests; CHROMIUM_PATH wins. */
export const findChromium = () =>
  first([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])

/** The folder that holds initdb and postgres; POSTGRES_BIN wins. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
}

/** The redis-server program; REDIS_SERVER wins. */
export const findRedis = () => first([process.env.REDIS_SERVER, '/usr/bin/redis-server', ...onPath('redis-server')])
