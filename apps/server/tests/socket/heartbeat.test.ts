import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Heartbeat } from '../../src/socket/heartbeat.ts'
import { testServer } from '../play/test-server.ts'

/** From one turn of a line to the next. */
const ROUND = 4000

afterEach(() => {
  vi.useRealTimers()
})

test('[P1] every line is tried once in four seconds, a few at a time', () => {
  vi.useFakeTimers()
  const heartbeat = new Heartbeat()
  const tried = Array.from({ length: 240 }, () => 0)
  let atOnce = 0
  for (const i of tried.keys())
    heartbeat.add({
      try: () => {
        tried[i] = (tried[i] ?? 0) + 1
        atOnce++
      },
    })
  const beats = Array.from({ length: 8 }, () => {
    atOnce = 0
    vi.advanceTimersByTime(ROUND / 8)
    return atOnce
  })
  expect(new Set(tried)).toEqual(new Set([1]))
  expect(Math.max(...beats)).toBe(30)
  heartbeat.stop()
  atOnce = 0
  vi.advanceTimersByTime(ROUND)
  expect(atOnce).toBe(0)
})

test('[P1] a line that has gone dead without a word is ended, one that answers goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = await testServer()
  const url = `${server.url.replace('http', 'ws')}/socket`
  const dead = new WebSocket(url, { autoPong: false })
  const well = new WebSocket(url)
  await Promise.all([once(dead, 'open'), once(well, 'open')])
  const pinged = Promise.all([once(dead, 'ping'), once(well, 'ping')])
  vi.advanceTimersByTime(ROUND)
  await pinged
  // What comes back after it has left after the answer to the ping.
  const heard = once(well, 'message')
  well.send(JSON.stringify({ type: 'ping', at: 1 }))
  await heard
  const gone = once(dead, 'close')
  const again = once(well, 'ping')
  vi.advanceTimersByTime(ROUND)
  await Promise.all([gone, again])
  expect(well.readyState).toBe(well.OPEN)
  well.terminate()
})
