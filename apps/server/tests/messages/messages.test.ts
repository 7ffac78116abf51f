import { type Answer, type AnyGame, Match, Refusal, type Viewer } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { type Change, type ClientTable, readToClient, type Snapshot, updateClientTable } from '@sablier/protocol'
import { SHELF } from '@sablier/shelf'
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '../../src/bots/random-bot.ts'
import { newTable } from '../../src/desk/new-table.ts'
import { TableCore } from '../../src/tables/core.ts'
import { LiveTable, type Watcher } from '../../src/tables/live-table.ts'
import { fromRow, type LogEntry } from '../../src/tables/log-entry.ts'
import { Rules } from '../../src/tables/rules.ts'

const MOVES = 150

/** Somebody at the table who believes what they are told and knows nothing else. */
class Listener implements Watcher {
  viewer: Viewer = 'spectator'
  clientTable: ClientTable | null = null
  lastMessage: Snapshot | Change | null = null
  constructor(readonly person: string | null) {}

  send(text: string): void {
    const reading = readToClient(text)
    if (!reading.ok) throw new Error(reading.reason)
    this.lastMessage = reading.message as Snapshot | Change
    const next = updateClientTable(this.clientTable, this.lastMessage)
    if (next === 'resync') throw new Error('a change did not follow')
    this.clientTable = next
  }
  async lookAgain(): Promise<void> {
    throw new Error('nobody changes seats here')
  }
  sitAt(table: LiveTable): void {
    this.send(table.snapshot(this.person))
    table.watch(this)
  }
}

function openTable(game: AnyGame) {
  const seats = Math.min(4, game.seats.max)
  const people = Array.from({ length: seats }, (_, i) => ({
    id: `person-${i}`,
    name: `P${i}`,
    language: 'en' as const,
  }))
  const clock = { kind: 'live', minutes: 10, increment: 5 } as const
  const plan = {
    options: {},
    visibility: 'public',
    clock,
    seats: people.map((person, i) => (i === 0 ? person : null)),
  } as const
  const append = newTable(new Rules(game), people[0] as (typeof people)[0], plan, Date.now())
  const core = new TableCore(append.create, new Rules(game))
  for (const row of append.logEntries) core.replay(fromRow(row))
  for (const [seat, by] of people.entries()) if (seat > 0) core.add({ kind: 'sat', seat, by }, Date.now(), null, null)
  core.add({ kind: 'started' }, Date.now(), null, null)
  const table = new LiveTable('told', core)
  const listeners = [...people.map(({ id }) => new Listener(id)), new Listener(null)]
  for (const listener of listeners) listener.sitAt(table)
  const add = (connection: LogEntry) => table.tell([core.add(connection, 1000 + core.seq, null, null)])
  return { core, table, listeners, add }
}

describe('what is told, move by move, is what may be seen', () => {
  const games = [async () => lanterns as AnyGame, ...SHELF.map((entry) => async () => (await entry.load()).game)]
  test.each(games)('game %#', async (load) => {
    const game = await load()
    // A game may be over soon; then another table goes on.
    for (let move = 0; move < MOVES; ) {
      const { core, listeners, add } = openTable(game)
      const match = core.match as Match
      for (; move < MOVES && !match.over; move++) {
        const asked = match.asks()[move % match.asks().length]?.seat ?? 0
        const entry = randomAnswer(match, asked)
        if (!entry || !('answer' in entry)) throw new Error(`seat ${asked} has no answer`)
        add({ kind: 'answered', seat: asked, answer: entry.answer })
        if (move % 7 === 0 && match.canUndo(asked)) add({ kind: 'undone', seat: asked })
        // The table has taken down what the match told; one that is played again still knows it.
        const again = move % 10 === 0 ? Match.replay(match, match.entries) : null
        for (const { viewer, clientTable } of listeners) {
          expect(clientTable?.view, `move ${move}, ${viewer}`).toEqual(JSON.parse(JSON.stringify(match.view(viewer))))
          if (again) expect(clientTable?.events).toEqual(JSON.parse(JSON.stringify(again.heard(viewer))))
          expect(clientTable?.table.waiting).toEqual(core.waiting)
        }
      }
    }
  })
})

test('a newcomer gets only differences from the first change on', () => {
  const { core, listeners, add } = openTable(lanterns as AnyGame)
  const seat = core.waiting[0] as number
  const entry = randomAnswer(core.match as Match, seat)
  add({ kind: 'answered', seat, answer: (entry as { answer: Answer }).answer })
  for (const { lastMessage: lastSent } of listeners) {
    expect(lastSent?.type).toBe('change')
    const paths = ((lastSent as Change).view ?? []).map(([, path]) => path)
    expect(paths).not.toEqual([])
    for (const path of paths) expect(path).not.toEqual([])
  }
})

test('a person who returns without having watched is shown the table as it is now', () => {
  const { core, table, listeners, add } = openTable(lanterns as AnyGame)
  const match = core.match as Match
  const passer = listeners.at(-1) as Listener
  table.unwatch(passer)
  table.snapshot(passer.person)
  for (let n = 0; n < 10; n++) {
    const seat = core.waiting[0] as number
    add({ kind: 'answered', seat, answer: (randomAnswer(match, seat) as { answer: Answer }).answer })
  }
  passer.sitAt(table)
  expect(passer.clientTable?.view).toEqual(JSON.parse(JSON.stringify(match.view('spectator'))))
})

test('a refused answer tells nobody anything', () => {
  const { core, listeners, add } = openTable(lanterns as AnyGame)
  const before = listeners.map(({ clientTable }) => clientTable)
  const seat = core.waiting[0] as number
  expect(() => add({ kind: 'answered', seat, answer: 'no such card' })).toThrow(Refusal)
  expect(listeners.map(({ clientTable }) => clientTable)).toEqual(before)
})
