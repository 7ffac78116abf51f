import { type AnyGame, below, seedChance, verifyRecord } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import type { Clock } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { installedGames } from '../../src/index.ts'
import { fromRow, type NumberedLogEntry } from '../../src/tables/log-entry.ts'
import type { GameShelf } from '../../src/tables/shelf.ts'
import { testServer } from '../play/test-server.ts'
import { BankAudit } from './bank-audit.ts'
import { ConsentAudit } from './consent-audit.ts'
import { RandomPerson } from './random-person.ts'

/** How many games are played; many are played on demand. */
const GAMES = Number(process.env['SABLIER_ONLINE_GAMES'] ?? 10)
/** So many at once, on one server. */
const AT_ONCE = 20
/** Time goes so much faster than outside, so that clocks end and people are away for long without much waiting. */
const SPEED = 20
const GRACE = 2000
/** So many things each person does before all of them play on quietly. */
const MISCHIEF = 150
/** More than any game needs: past it the table counts as stuck. */
const LIMIT = 20_000

const shelf: GameShelf = {
  ids: ['lanterns', ...installedGames.ids],
  load: async (id) => (id === 'lanterns' ? { game: lanterns } : installedGames.load(id)),
}
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', minutes: 0.5, increment: 2 },
  { kind: 'live', minutes: 0.1, increment: 0 },
]

/** What happened at all tables together, told where many are played. */
const figures = new Map<string, number>()
const count = (kind: string): void => void figures.set(kind, (figures.get(kind) ?? 0) + 1)
const nameOf = ({ logEntry }: NumberedLogEntry): string =>
  Object.entries(logEntry)
    .flatMap(([key, value]) => (['kind', 'why', 'reason', 'outcome'].includes(key) ? [value] : []))
    .join(' ')

type Server = Awaited<ReturnType<typeof testServer>>

/** Everything that was wrong with one game; it is played by strangers over sockets of their own. */
async function played(server: Server, number: number, now: () => number): Promise<string[]> {
  const chance = seedChance(`online game ${number}`)
  const game = number % 10 === 9 ? (installedGames.ids[below(chance, installedGames.ids.length)] ?? '') : 'lanterns'
  const box = (await shelf.load(game))?.game as AnyGame
  const seats = Math.max(box.seats.min, 2) + below(chance, 2)
  const clock = CLOCKS[below(chance, CLOCKS.length)] as Clock
  const host = await server.guest('Host')
  const { table } = await host.open(new Array(seats - 1).fill('open'), { game, clock })
  const guests = [host]
  for (let n = 1; n <= seats; n++) guests.push(await server.guest(`Guest ${n}`))
  const observer = await (await server.guest('Observer')).sit(table)
  const banks = new BankAudit(observer, clock)
  const around = { table, now, chance }
  const people = guests.map((guest) => new RandomPerson(guest, around))
  const isOver = () => ['over', 'closed'].includes(observer.clientTable?.table.status ?? '')
  await Promise.all(
    people.map(async (person) => {
      for (let n = 0; n < LIMIT && !isOver(); n++) await (n < MISCHIEF ? person.step() : person.calm())
    }),
  )
  const faults = isOver() ? [] : [`it is stuck: ${JSON.stringify(observer.clientTable?.table).slice(0, 2000)}`]
  for (const person of people) person.go()
  const audit = new ConsentAudit(seats, people, GRACE)
  for (const row of await server.storage.logEntries(table)) {
    audit.read(fromRow(row))
    count(
      row.kind === 'handed-over' || row.kind === 'closed' || row.kind === 'decided' ? nameOf(fromRow(row)) : row.kind,
    )
  }
  faults.push(...audit.faults, ...banks.faults, ...people.flatMap((person) => person.faults), ...observer.faults)
  if (observer.clientTable?.view) {
    const { body } = await host.get(`/api/tables/${table}/record`)
    verifyRecord(box, body)
  }
  observer.close()
  return faults.map((fault) => `game ${number} (${game}, ${seats} seats): ${fault}`)
}

test(
  `${GAMES} random online games end, and nobody’s consent or time is taken from them`,
  async () => {
    const began = performance.now()
    const now = () => Math.round(1_700_000_000_000 + (performance.now() - began) * SPEED)
    const times = { absenceGrace: GRACE, votingTime: 1000, closingTime: 4000 }
    const server = await testServer({ ...times, openTablesPerAddress: 1e6, openTablesPerPerson: 100 }, { shelf, now })
    const faults: string[] = []
    for (let first = 0; first < GAMES; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, GAMES - first) }, (_, i) => first + i)
      const found = await Promise.all(numbers.map((number) => played(server, number, now)))
      faults.push(...found.flat())
    }
    if (GAMES > 10) console.info(Object.fromEntries([...figures].sort()))
    expect(faults).toEqual([])
  },
  GAMES * 30_000,
)
