import { type Answer, Refusal, type Seat } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { expect, test } from 'vitest'
import { TableHost } from '../src/play/table-host.ts'
import { poolHere } from './pool-here.ts'

const GAMES = SHELF.map(({ id }) => id)
const ANSWERS = 10
const STEPS = 6

/** A table at which the people of these seats have given some answers, always before the computer players asked with them. */
async function tableAfterAnswers(game: string, people: readonly Seat[] = [0]): Promise<TableHost> {
  const host = new TableHost(poolHere())
  const players = ['Ada', 'Bram', 'Cleo'].map((name, seat) => ({
    name,
    level: people.includes(seat) ? null : ('random' as const),
  }))
  const secret = 'back and forth'
  await host.open({ id: 'undo', game, version: '1', players, options: {}, secret, entries: [], over: false, at: 0 })
  for (let given = 0; given < ANSWERS; )
    if (isAsked(host, people)) giveAnswer(host, people, given++)
    else if (!(await host.step())) break
  return host
}
/** Computer players do whatever they want to do. */
async function settle(host: TableHost): Promise<void> {
  while (await host.step());
}
const isAsked = (host: TableHost, people: readonly Seat[]): boolean =>
  people.some((seat) => host.moment(seat, 0).view.ask !== null)

/** The first person who is asked gives one of the possible answers. */
function giveAnswer(host: TableHost, people: readonly Seat[], n: number): void {
  const seat = people.find((person) => host.moment(person, 0).view.ask) as Seat
  const ask = host.moment(seat, 0).view.ask
  if (!ask) throw new Error('Nobody is asked')
  const ids = ask.options.map(({ id }) => id)
  const turned = ids.map((_, i) => ids[(i + n) % ids.length])
  const few = turned.map((_, i) => turned.slice(0, i + 1))
  const answers = [...(ask.kind === 'propose' ? ask.candidates : []), ...turned, ...few, [], true, 0]
  for (const answer of answers)
    try {
      host.answer(seat, answer as Answer)
      return
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
    }
  throw new Error(`No answer is taken to ${ask.text}`)
}

for (const people of [[0], [0, 2]])
  test.each(GAMES)(
    `%s, people at ${people}: all that was undone is given again, though computer players had time at every step`,
    async (game) => {
      const host = await tableAfterAnswers(game, people)
      const { entries } = host.entries()
      for (let i = 0; i < STEPS; i++) {
        host.undo()
        await settle(host)
        expect(host.moment(0, 0).canRedo).toBe(true)
        expect(isAsked(host, people)).toBe(true)
      }
      while (host.moment(0, 0).canRedo) {
        host.redo()
        await settle(host)
      }
      expect(host.entries().entries.slice(0, entries.length)).toEqual(entries)
    },
  )

test('another answer of a person ends what could be given again, and computer players go on', async () => {
  const host = await tableAfterAnswers('thiefs-fortune')
  for (let i = 0; i < STEPS; i++) host.undo()
  const { length } = host.entries().entries
  giveAnswer(host, [0], 1)
  expect(host.moment(0, 0).canRedo).toBe(false)
  await settle(host)
  expect(host.entries().entries.length).toBeGreaterThan(length + 1)
})

test.each(GAMES)('%s goes on from any moment until a person is asked or it is over', async (game) => {
  const host = await tableAfterAnswers(game)
  for (let count = host.entries().entries.length; count >= 0; count--) {
    host.backTo(count)
    await settle(host)
    expect(isAsked(host, [0]) || host.entries().over).toBe(true)
  }
})
