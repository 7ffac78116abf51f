import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { decide } from '../src/index.ts'
import { serveInWorker, type WebWorker, webBotPool } from '../web/index.ts'
import { dealt } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

/** A Web Worker without a browser: messages are copied as a browser copies them and arrive later. */
function webWorker(): WebWorker {
  const inside: ((event: { data: unknown }) => void)[] = []
  const outside: ((event: { data: unknown }) => void)[] = []
  const send = (to: typeof inside, message: unknown) => {
    const data: unknown = structuredClone(message)
    queueMicrotask(() => to.forEach((take) => void take({ data })))
  }
  const load = async () => ({ game: lanterns, bot: lanternsBot })
  serveInWorker({ postMessage: (m) => send(outside, m), addEventListener: (_, take) => void inside.push(take) }, load)
  return {
    postMessage: (message) => send(inside, message),
    terminate: () => void inside.splice(0),
    addEventListener(type: 'message' | 'error', take: (event: never) => void) {
      if (type === 'message') outside.push(take as (event: { data: unknown }) => void)
    },
  }
}

test('a Web Worker decides as the page would', async () => {
  const pool = webBotPool({ spawn: webWorker, size: 1 })
  const match = dealt(lanterns, 2, 'web', 11)
  const seat = match.asks()[0]!.seat
  const task = { match, seat, level: 'adept', seed: 'a', budget: { iterations: 20 } } as const
  expect(await pool.decide({ ...task, limit: 30_000 }).outcome).toEqual(decide({ ...task, bot: lanternsBot }))
  expect(await pool.hint({ ...task, limit: 30_000 }).outcome).toMatchObject({ rule: match.askOf(seat)!.rule })
  pool.close()
})
