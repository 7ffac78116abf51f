import type { BotPool, Level } from '@sablier/bots'
import { Refusal, type Seat } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { TableHost } from '../src/play/table-host.ts'
import { poolHere } from './pool-here.ts'

const PERSON: Seat = 0
const saved = (bram: Level, cleo: Level) => ({
  id: 'offers',
  game: 'donjon-quetes-trahisons',
  version: '1',
  players: [
    { name: 'Ada', level: null },
    { name: 'Bram', level: bram },
    { name: 'Cleo', level: cleo },
  ],
  options: {},
  secret: 'offers to computer players, again',
  entries: [],
  over: false,
  at: 0,
})

/** Plays until the person has laid an offer before a computer player. */
async function untilOffered(host: TableHost): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const { view } = host.moment(PERSON, 0)
    if (view.offers.some(({ id }) => id === 'trade')) offerGem(host)
    if (isOpen(host)) return
    if (view.ask) host.answer(PERSON, (view.ask.options.at(-1)?.id ?? true) as never)
    else if (!(await host.step())) break
  }
  throw new Error('No offer could be laid on the table')
}
const isOpen = (host: TableHost): boolean =>
  host.moment(PERSON, 0).view.offers.some(({ id }) => id.startsWith('withdraw:'))

test('a computer player answers an offer laid before it, though it is not asked', async () => {
  const host = new TableHost(poolHere())
  await host.open(saved('novice', 'novice'))
  await untilOffered(host)
  while (isOpen(host) && (await host.step()));
  expect(isOpen(host)).toBe(false)
})

test("a computer player's open offers are judged at its own level", async () => {
  const asked: [Seat, Level][] = []
  const here = poolHere()
  const decide: BotPool['decide'] = (task) => {
    asked.push([task.seat, task.level])
    return here.decide({ ...task, budget: { iterations: 2 } })
  }
  const host = new TableHost({
    decide,
    hint: (task) => here.hint(task),
    forecast: (task) => here.forecast(task),
    close: () => here.close(),
  })
  await host.open(saved('adept', 'master'))
  await untilOffered(host)
  asked.length = 0
  while (isOpen(host) && (await host.step()));
  expect(asked.length).toBeGreaterThan(0)
  for (const [seat, level] of asked) expect(level).toBe(seat === 1 ? 'adept' : 'master')
})

test('a computer player that thought about a table which has moved on is not heard', async () => {
  const host = new TableHost(poolHere())
  await host.open(saved('novice', 'novice'))
  for (let i = 0; host.moment(PERSON, 0).view.waiting.includes(PERSON); i++) {
    const { ask } = host.moment(PERSON, 0).view
    host.answer(PERSON, (ask?.options.at(-1)?.id ?? true) as never)
    if (i > 50) throw new Error('It is never the turn of a computer player')
  }
  const thinking = host.step()
  host.undo()
  const { length } = host.entries().entries
  expect(await thinking).toBe(false)
  expect(host.entries().entries).toHaveLength(length)
})

/** Offers a gem to the first who may be offered one, or asks for one. */
function offerGem(host: TableHost): void {
  const offers = [1, 2].flatMap((to) => [
    { to, give: { gems: 1 } },
    { to, want: { gems: 1 } },
  ])
  for (const said of offers)
    try {
      host.take(PERSON, { take: 'trade', said })
      return
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
    }
}
