import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../../../scripts/find-programs.mjs'
import { freePort } from './free-port.ts'

/** A PostgreSQL of our own, on a free port of the loopback address, gone after the test. */
export interface TempPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
  /** Stops it at once, as if the machine had failed. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: there it runs as the user that Debian made for it. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())
  const [uid, gid] = [id('-u'), id('-g')]
  return uid > 0 ? { uid, gid } : undefined
}

/** Whether these tests can have a PostgreSQL at all. */
export const hasPostgres = (): boolean =>
  findPostgres() !== undefined && (process.getuid?.() !== 0 || owner() !== undefined)

export async function tempPostgres(): Promise<TempPostgres> {
  const bin = findPostgres() as string
  const user = owner()
  const folder = mkdtempSync(join(tmpdir(), 'sablier-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } }
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'sablier', '-A', 'trust', '-N'], options)
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const address = (name: string) => `postgres://sablier@127.0.0.1:${port}/${name}`
  let server: ChildProcess | undefined
  let count = 0

  async function query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: address('postgres') })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder]
    for (let attempt = 0; attempt < 400; attempt++) {
      // After an immediate stop the old processes may hold on for a moment: then it is tried again.
      if (!server || server.exitCode !== null || server.signalCode !== null)
        server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
      const up = await query('select 1').then(
        () => true,
        () => false,
      )
      if (up) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('PostgreSQL did not come up')
  }
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  await start()
  return {
    async database() {
      const name = `t${++count}`
      await query(`create database ${name}`)
      return address(name)
    },
    // SIGQUIT is PostgreSQL's immediate stop: no farewell, recovery at the next start.
    kill: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
