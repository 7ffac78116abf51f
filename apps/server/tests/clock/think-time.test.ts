import { expect, test } from 'vitest'
import { processClock } from '../../src/run/process-clock.ts'
import { RETURN_MS, SHOWING_MS, ThinkTime } from '../../src/tables/think-time.ts'

const MINUTE = 60_000
const clockOf = (increment = 0, isHeld: (seat: number) => boolean = () => false) =>
  new ThinkTime({ kind: 'live', minutes: 20, increment }, 2, isHeld)
const answered = (seat: number, phase = 0, waited = 0) => ({ seat, phase, waited })

test('[C1] what a person has used before a hand-over is gone, and taking the seat back gives none of it back', () => {
  const held = new Set<number>()
  const time = clockOf(0, (seat) => held.has(seat))
  time.pass(0, null, [0])
  held.add(0)
  time.handOver(0, 15 * MINUTE, 0)
  expect(time.banks[0]).toBe(5 * MINUTE)
  held.delete(0)
  time.takeBack(0, 40 * MINUTE, 0)
  expect(time.banks[0]).toBe(5 * MINUTE)
  expect(time.deadline(0)).toBe(45 * MINUTE)
})

test('[C1] a computer player uses nothing of the bank and adds nothing to it', () => {
  const time = clockOf(30, () => true)
  time.pass(0, null, [0])
  time.pass(MINUTE, answered(0), [0])
  expect(time.banks[0]).toBe(20 * MINUTE)
})

test('[C2] the increment comes once for each phase in which the seat was asked, also after going back', () => {
  const time = clockOf(30)
  time.pass(0, null, [0])
  for (let n = 0; n < 10; n++) time.pass(0, answered(0, 7), [0])
  expect(time.banks[0]).toBe(20 * MINUTE + 30_000)
  time.pass(0, answered(0, 9), [0])
  expect(time.banks[0]).toBe(20 * MINUTE + 60_000)
  time.pass(0, answered(0, 7), [0])
  time.pass(0, answered(0, 9), [0])
  expect(time.banks[0]).toBe(20 * MINUTE + 60_000)
})

test('[C3] who comes back with an empty bank has ten seconds, once in a phase', () => {
  const held = new Set<number>()
  const time = clockOf(0, (seat) => held.has(seat))
  time.pass(0, null, [0])
  for (const expected of [RETURN_MS, 0]) {
    const at = (time.since[0] ?? 0) + 30 * MINUTE
    held.add(0)
    time.handOver(0, at, 0)
    expect(time.banks[0]).toBe(0)
    held.delete(0)
    time.takeBack(0, at, 4)
    expect(time.banks[0]).toBe(expected)
  }
})

test('[C4] what passes before a question is on screen is not counted, up to five seconds', () => {
  const time = clockOf()
  time.pass(0, null, [0])
  time.shown(0, 3000)
  time.shown(0, 4000)
  expect(time.waitedFor(0)).toBe(3000)
  expect(time.deadline(0)).toBe(20 * MINUTE + 3000)
  time.pass(10_000, answered(0, 0, time.waitedFor(0)), [0])
  expect(time.banks[0]).toBe(20 * MINUTE - 7000)
  time.shown(0, 10 * MINUTE)
  expect(time.waitedFor(0)).toBe(SHOWING_MS)
})

test('[C4] a question that was never said to be on screen ends five seconds later, and by the clock alone', () => {
  const time = clockOf()
  time.pass(0, null, [0])
  expect(time.isOver(0, 20 * MINUTE)).toBe(false)
  expect(time.isOver(0, 20 * MINUTE + SHOWING_MS)).toBe(true)
  expect(time.isOver(1, 1000 * MINUTE)).toBe(false)
})

test('[C5] no bank grows when a line is older than the question it answers', () => {
  const time = clockOf()
  time.pass(MINUTE, null, [0])
  time.pass(0, answered(0), [])
  expect(time.banks[0]).toBe(20 * MINUTE)
})

test('[C5] a step of the system clock does not change the time of tables', () => {
  let [wall, steady] = [1_000_000, 50]
  const now = processClock(
    () => wall,
    () => steady,
  )
  expect(now()).toBe(1_000_000)
  for (const step of [-MINUTE, 60 * MINUTE]) {
    const before = now()
    wall += step
    steady += 1000
    expect(now()).toBe(before + 1000)
  }
})

test('[C7] an answer that is taken back was not given: the time since then is that of whoever took it back', () => {
  const time = clockOf()
  time.pass(0, null, [0])
  time.pass(MINUTE, answered(0), [1])
  time.undone(5 * MINUTE, 0, [0])
  expect(time.banks).toEqual([19 * MINUTE, 20 * MINUTE])
  expect(time.deadline(0)).toBe(20 * MINUTE)
  time.pass(6 * MINUTE, answered(0), [1])
  expect(time.banks).toEqual([14 * MINUTE, 20 * MINUTE])
})

test('[C7] whoever is still asked is not asked anew by it', () => {
  const time = clockOf()
  time.pass(0, null, [0, 1])
  time.pass(MINUTE, answered(0), [1])
  time.undone(2 * MINUTE, 0, [0, 1])
  time.pass(4 * MINUTE, answered(1), [0])
  expect(time.banks).toEqual([19 * MINUTE, 16 * MINUTE])
})
