import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beat, followBeats, nextBeat, pauseBeats, skipBeats } from '../src/play/beats.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  pauseBeats(false)
  followBeats()
  vi.useRealTimers()
})

/** Whether a pause is over. */
function watched(pause: Promise<void>) {
  const over = vi.fn()
  void pause.then(over)
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return over.mock.calls.length > 0
  }
}

test('a move comes after the pause of the pace, or at once when one goes on', async () => {
  const slow = watched(beat(500))
  expect(await slow()).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(await slow()).toBe(true)
  const stepped = watched(beat(500))
  nextBeat()
  expect(await stepped()).toBe(true)
})

test('while the others are held they move one by one', async () => {
  pauseBeats(true)
  const held = watched(beat(500))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await held()).toBe(false)
  nextBeat()
  expect(await held()).toBe(true)
  const again = watched(beat(500))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await again()).toBe(false)
  pauseBeats(false)
  expect(await again()).toBe(true)
})

test('skipping removes pauses until the next question', async () => {
  const first = watched(beat(500))
  skipBeats()
  expect(await first()).toBe(true)
  expect(await watched(beat(500))()).toBe(true)
  followBeats()
  expect(await watched(beat(500))()).toBe(false)
})
