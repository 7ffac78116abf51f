import { expect, test } from 'vitest'
import { DrawQueue } from '../src/draw/draw-queue.ts'

/** Frames that come when the test says so. */
function frames() {
  let next: ((now: number) => void) | null = null
  let now = 0
  const queue = new DrawQueue((then) => {
    next = then
  })
  const show = (ms: number): void => {
    now += ms
    const then = next
    next = null
    then?.(now)
  }
  return { queue, show }
}

function wanted(queue: DrawQueue, count: number) {
  const drawn: number[] = []
  for (let n = 0; n < count; n++) if (queue.take()) drawn.push(n)
  for (let n = drawn.length; n < count; n++) queue.wait(() => drawn.push(n))
  return drawn
}

test('a few things are drawn at once, the others in later frames and in their order', () => {
  const { queue, show } = frames()
  const drawn = wanted(queue, 40)
  const atOnce = drawn.length
  expect(atOnce).toBeGreaterThan(0)
  expect(atOnce).toBeLessThan(40)
  show(16)
  expect(drawn.length).toBeGreaterThan(atOnce)
  expect(drawn.length).toBeLessThan(40)
  for (let n = 0; n < 40; n++) show(16)
  expect(drawn).toEqual(Array.from({ length: 40 }, (_, n) => n))
})

test('what is taken while frames pass without showing it counts for one frame', () => {
  const atOnce = wanted(frames().queue, 40).length
  const { queue, show } = frames()
  let taken = 0
  for (let n = 0; n < 20; n++) {
    if (queue.take()) taken++
    show(16)
  }
  expect(taken).toBe(atOnce)
  queue.shown()
  show(16)
  expect(queue.take()).toBe(true)
})

test('slow frames draw less, quick frames more', () => {
  const inFrame = (ms: number): number => {
    const { queue, show } = frames()
    const drawn = wanted(queue, 200)
    for (let n = 0; n < 5; n++) show(ms)
    const before = drawn.length
    show(ms)
    return drawn.length - before
  }
  expect(inFrame(80)).toBe(1)
  expect(inFrame(16)).toBeGreaterThan(inFrame(30))
})

test('a late job does not overtake waiting ones', () => {
  const { queue } = frames()
  wanted(queue, 40)
  expect(queue.take()).toBe(false)
})

test('something removed before its frame is not drawn', () => {
  const { queue, show } = frames()
  wanted(queue, 4)
  let isDrawn = false
  const giveUp = queue.wait(() => {
    isDrawn = true
  })
  giveUp()
  for (let n = 0; n < 4; n++) show(16)
  expect(isDrawn).toBe(false)
})

test('without a page everything is drawn at once', () => {
  const queue = new DrawQueue(null)
  expect(Array.from({ length: 50 }, () => queue.take())).not.toContain(false)
})
