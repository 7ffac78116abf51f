import { expect, test } from 'vitest'
import { SHOWING_MS } from '../../src/tables/think-time.ts'
import { playing } from '../consent/playing.ts'

const MINUTE = 60_000
const clock = { kind: 'live', minutes: 5, increment: 0 }

/** Two people whose clocks run; time passes only when a test lets it. */
async function atTheClock() {
  let now = 1_800_000_000_000
  const pass = (ms: number): void => {
    now += ms
  }
  const { connections } = await playing(2, {}, { clock }, { now: () => now })
  const [a] = connections
  const { you, deadlines } = a!.clientTable!.table
  const seat = you as number
  /** Says that the question can be answered on screen, and waits until the server has heard it. */
  const shown = async (): Promise<void> => {
    a!.send({ type: 'shown', entries: a!.clientTable!.view!.entries })
    a!.send({ type: 'ping', at: now })
    await a!.next(({ type }) => type === 'pong')
  }
  const bankAfterAnswer = async (): Promise<number | null> => {
    await a!.answer()
    const { table } = await a!.until(({ view }) => view!.lastOwn > 0)
    return table.seats[seat]!.bank
  }
  return { a: a!, seat, deadline: deadlines[seat]!, pass, shown, bankAfterAnswer }
}

test('[C4] animations before a question can be answered cost no time', async () => {
  const { pass, shown, bankAfterAnswer } = await atTheClock()
  pass(4000)
  await shown()
  pass(10_000)
  expect(await bankAfterAnswer()).toBe(5 * MINUTE - 10_000)
})

test('[C4] at most five seconds of it are forgiven, and only what passed before it was first said', async () => {
  const { pass, shown, bankAfterAnswer } = await atTheClock()
  pass(30_000)
  await shown()
  pass(10_000)
  await shown()
  expect(await bankAfterAnswer()).toBe(5 * MINUTE - (30_000 - SHOWING_MS) - 10_000)
})

test('[C4] without `shown`, time runs from the question, and the seat is handed over five seconds later', async () => {
  const { a, seat, deadline, pass } = await atTheClock()
  expect(deadline).toBe(1_800_000_000_000 + 5 * MINUTE)
  pass(5 * MINUTE + SHOWING_MS - 1)
  // An act of somebody else is a round of the server: nobody's time has ended by it.
  await a.act({ type: 'chat', text: 'still here' })
  expect(a.clientTable!.table.seats[seat]!.away).toBeNull()
  pass(1)
  await a.until(({ table }) => table.seats[seat]!.away === 'clock')
})
