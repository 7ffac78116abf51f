import { expect, test } from 'vitest'
import { processClock } from '../../src/run/process-clock.ts'
import { RETURN_MS, SHOWING_MS, ThinkTime } from '../../src/tables/think-time.ts'

const MINUTE = 60_000
const clockOf = (increment = 0, isHeld: (seat: number) => boolean = () => false) =>
  new ThinkTime({ kind: 'live', minutes: 20, increment }, 2, isHeld)
/** Seat 0 has taken its answer back. */
const BACK = { seat: 0, isAnswer: true }
const answered = (seat: number, phase = 0, waited = 0) => ({ seat, phase, waited })

test('[C1] time used before a hand-over is gone, and taking the seat back returns none of it', () => {
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

test('[C3] a person who returns with an empty bank has ten seconds, once a phase', () => {
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

test('[C4] time before a question is on screen is not counted, up to five seconds', () => {
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
  time.undone(5 * MINUTE, BACK, [0])
  expect(time.banks).toEqual([19 * MINUTE, 20 * MINUTE])
  expect(time.deadline(0)).toBe(20 * MINUTE)
  time.pass(6 * MINUTE, answered(0), [1])
  expect(time.banks).toEqual([14 * MINUTE, 20 * MINUTE])
})

test('[C7] a seat that is still asked keeps its clock', () => {
  const time = clockOf()
  time.pass(0, null, [0, 1])
  time.pass(MINUTE, answered(0), [1])
  time.undone(2 * MINUTE, BACK, [0, 1])
  time.pass(4 * MINUTE, answered(1), [0])
  expect(time.banks).toEqual([19 * MINUTE, 16 * MINUTE])
})

const DAY = 24 * 3600_000
const daysOf = (isHeld: (seat: number) => boolean = () => false) => new ThinkTime({ kind: 'days', days: 3 }, 2, isHeld)

test('[C8] nobody renews their days by answering and taking it back', () => {
  const time = daysOf()
  time.pass(0, null, [0])
  time.pass(2 * DAY, answered(0), [1])
  time.undone(2 * DAY, BACK, [0])
  expect(time.deadline(0)).toBe(3 * DAY)
  // Nor where the next question is one's own.
  time.pass(2.5 * DAY, answered(0), [0])
  time.undone(2.5 * DAY, BACK, [0])
  expect(time.deadline(0)).toBe(3 * DAY)
})

test('[C8] nor by giving their seat to a computer player and taking it back', () => {
  const held = new Set<number>()
  const time = daysOf((seat) => held.has(seat))
  time.pass(0, null, [0])
  held.add(0)
  time.handOver(0, 2 * DAY, 0)
  held.delete(0)
  time.takeBack(0, 2 * DAY, 0)
  expect(time.deadline(0)).toBe(3 * DAY)
})

test('[C3] a person who returns after their days are over has ten seconds, once a phase', () => {
  const time = daysOf()
  time.pass(0, null, [0])
  time.handOver(0, 4 * DAY, 0)
  time.takeBack(0, 4 * DAY, 2)
  expect(time.deadline(0)).toBe(4 * DAY + RETURN_MS)
  time.handOver(0, 5 * DAY, 0)
  time.takeBack(0, 5 * DAY, 2)
  expect(time.deadline(0)).toBeLessThan(5 * DAY)
})

test('[C4] the five seconds come once for a question, however often it is left and taken up again', () => {
  const time = clockOf()
  time.pass(0, null, [0])
  for (let at = 0; at < 60_000; at += SHOWING_MS) {
    time.shown(0, at + SHOWING_MS)
    time.handOver(0, at + SHOWING_MS, time.waitedFor(0))
    time.takeBack(0, at + SHOWING_MS, 0)
  }
  expect(time.banks[0]).toBe(19 * MINUTE + SHOWING_MS)
})

test('[C4] nor do they come again with an answer that was taken back', () => {
  const time = clockOf()
  time.pass(0, null, [0])
  for (let at = 0; at < 60_000; at += SHOWING_MS) {
    time.shown(0, at + SHOWING_MS)
    time.pass(at + SHOWING_MS, answered(0, 0, time.waitedFor(0)), [1])
    time.undone(at + SHOWING_MS, BACK, [0])
  }
  expect(time.banks[0]).toBe(19 * MINUTE + SHOWING_MS)
})

test('[C8] an offer that is taken up, or taken back, neither renews days nor brings the five seconds again', () => {
  const days = daysOf()
  days.pass(0, null, [0])
  days.pass(2 * DAY, null, [0])
  days.undone(2 * DAY, { ...BACK, isAnswer: false }, [0])
  expect(days.deadline(0)).toBe(3 * DAY)
  const live = clockOf()
  live.pass(0, null, [0])
  for (let at = 0; at < 60_000; at += SHOWING_MS) {
    live.shown(0, at + SHOWING_MS)
    live.pass(at + SHOWING_MS, null, [0])
  }
  expect(live.deadline(0)).toBe(20 * MINUTE + SHOWING_MS)
})
