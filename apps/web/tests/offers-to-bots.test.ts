import { Refusal, type Seat } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { TableHost } from '../src/play/table-host.ts'

const PERSON: Seat = 0
const SAVED = {
  id: 'offers',
  game: 'donjon-quetes-trahisons',
  version: '1',
  players: [
    { name: 'Ada', level: null },
    { name: 'Bram', level: 'novice' },
    { name: 'Cleo', level: 'novice' },
  ],
  options: {},
  secret: 'offers to computer players',
  entries: [],
  over: false,
  at: 0,
} as const

test('a computer player answers an offer laid before it, though it is not asked', async () => {
  const host = new TableHost()
  await host.open(SAVED)
  const isOpen = (): boolean => host.moment(PERSON, 0).view.offers.some(({ id }) => id.startsWith('withdraw:'))
  let answered = 0
  for (let i = 0; i < 300 && answered === 0; i++) {
    const { view } = host.moment(PERSON, 0)
    if (view.ask?.text === 'supply.trade') {
      offerGem(host)
      if (!isOpen()) continue
      while (isOpen() && host.step());
      expect(isOpen()).toBe(false)
      answered++
    } else if (view.ask && view.offers.some(({ id }) => id === 'trade')) host.take(PERSON, 'trade')
    else if (view.ask?.kind === 'propose') host.answer(PERSON, (view.ask.candidates.at(-1) ?? {}) as never)
    else if (view.ask) host.answer(PERSON, (view.ask.options.at(-1)?.id ?? true) as never)
    else if (!host.step()) break
  }
  expect(answered).toBe(1)
})

/** Offers a gem to the first who may be offered one, or asks for one. */
function offerGem(host: TableHost): void {
  const offers = [1, 2].flatMap((to) => [
    { to, give: { gems: 1 }, want: {} },
    { to, give: {}, want: { gems: 1 } },
  ])
  for (const proposal of [...offers, { withdraw: true }])
    try {
      host.answer(PERSON, proposal)
      return
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
    }
}
