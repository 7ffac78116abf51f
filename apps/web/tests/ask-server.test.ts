import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forecastFor, hintFor } from '../src/online/ask-server.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const replies = (...bodies: [status: number, body: object][]) => {
  const fetch = vi.fn(async () => {
    const [status, body] = bodies.shift() as [number, object]
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('advice asked for too fast arrives after a wait', async () => {
  const fetch = replies(
    [429, { code: 'too-fast', reason: 'wait' }],
    [429, { code: 'too-fast', reason: 'wait' }],
    [200, { lastOwn: 7, hint: { options: [] } }],
  )
  const hint = hintFor('table', 7)
  await vi.runAllTimersAsync()
  expect(await hint).toEqual({ options: [] })
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('other refusals of advice are told, and advice on another question is none', async () => {
  replies([409, { code: 'not-now', reason: 'You are not asked' }])
  await expect(hintFor('table', 7)).rejects.toThrow('You are not asked')
  replies([200, { lastOwn: 8, hint: { options: [] } }])
  expect(await hintFor('table', 7)).toBeNull()
})

test('a forecast belongs to the question it was asked for', async () => {
  const forecast = { tracks: [], scores: [], moves: [], marks: [], next: null, unknown: true }
  replies([200, { lastOwn: 7, forecast }], [200, { lastOwn: 8, forecast }])
  expect(await forecastFor('table', 7, 'yes')).toEqual(forecast)
  expect(await forecastFor('table', 7, 'yes')).toBeNull()
})
