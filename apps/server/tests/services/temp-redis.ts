import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { findRedis } from '../../../../scripts/find-programs.mjs'
import { freePort } from './free-port.ts'

/** A Redis of our own, on a free port of the loopback address. */
export interface TempRedis {
  readonly url: string
  stop(): Promise<void>
}

/** Whether these tests can have a Redis at all. */
export const hasRedis = (): boolean => findRedis() !== undefined

export async function tempRedis(port?: number): Promise<TempRedis> {
  return startRedis(port ?? (await freePort()))
}

async function startRedis(port: number): Promise<TempRedis> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  const server: ChildProcess = spawn(findRedis() as string, args, { stdio: 'ignore' })
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`Redis did not come up (${server.exitCode})`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
