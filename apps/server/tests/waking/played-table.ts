import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, type Entry, type MatchRecord, parseRecord, seedChance, type Table } from '@sablier/kernel'
import type { Snapshot } from '@sablier/protocol'
import { expect, onTestFinished } from 'vitest'
import { newTable } from '../../src/desk/new-table.ts'
import { Metrics } from '../../src/metrics.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { TableCore } from '../../src/tables/core.ts'
import { LiveTable } from '../../src/tables/live-table.ts'
import { loadCore } from '../../src/tables/load-core.ts'
import { type LogEntry, type Person, tookOf } from '../../src/tables/log-entry.ts'
import { Rules } from '../../src/tables/rules.ts'
import { shelfOf } from '../../src/tables/shelf.ts'
import { TableRegistry } from '../../src/tables/table-registry.ts'

const GAMES = fileURLToPath(new URL('../../../../games/', import.meta.url))

/** The recorded games of a game, by name. */
export function recordsOf(game: string): [name: string, record: MatchRecord][] {
  const folder = `${GAMES}${game}/tests/recorded/`
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => [file, parseRecord(readFileSync(folder + file, 'utf8'))])
}

/** A game with always the same dice, whatever seed a table gives it. */
export function withDice(game: AnyGame, seed: string): AnyGame {
  const setup = (table: Table): void => {
    table.state.chance = seedChance(seed)
    game.setup(table)
  }
  return { ...game, setup }
}

const person = (seat: number): Person => ({ id: `person-${seat}`, name: `P${seat}`, language: 'en' })
const lineOf = (entry: Entry): LogEntry =>
  'take' in entry ? tookOf(entry) : { kind: 'answered', seat: entry.seat, answer: entry.answer }

/** A table in a database in memory at which people play; its registry can lose and load it again. */
export class PlayedTable {
  now = 1_000_000
  /** Why it was replayed from its first answer, each time. */
  readonly replayed: string[] = []
  readonly registry: TableRegistry

  private constructor(
    readonly storage: Storage,
    readonly game: AnyGame,
    readonly id: string,
  ) {
    this.registry = new TableRegistry({
      storage,
      shelf: shelfOf(game),
      metrics: new Metrics(),
      now: () => this.now,
      onError: (error) => {
        throw error
      },
      onReplayed: (_, why) => this.replayed.push(why),
      onKept: () => {},
    })
  }

  static async open(
    game: AnyGame,
    { seats, options, secret }: Pick<MatchRecord, 'seats' | 'options' | 'secret'>,
  ): Promise<PlayedTable> {
    const storage = await openSqlite(':memory:')
    onTestFinished(() => storage.close())
    const everybody = Array.from({ length: seats }, (_, seat) => person(seat))
    const clock = { kind: 'live', minutes: 30, increment: 20 } as const
    const plan = {
      options,
      visibility: 'public',
      clock,
      seats: [everybody[0]!, ...everybody.slice(1).map(() => null)],
    } as const
    const append = newTable(new Rules(game), everybody[0]!, plan, Date.now())
    await storage.append([{ ...append, create: { ...append.create, secret } }])
    const table = new PlayedTable(storage, game, append.match)
    for (const [seat, by] of everybody.entries()) if (seat > 0) await table.add({ kind: 'sat', seat, by })
    await table.add({ kind: 'started' })
    return table
  }

  /** The same table under other rules. */
  under(game: AnyGame): PlayedTable {
    return new PlayedTable(this.storage, game, this.id)
  }

  /** Adds lines in one tick, each some seconds after the one before. */
  async add(...connections: LogEntry[]): Promise<void> {
    const table = await this.registry.table(this.id)
    await Promise.all(
      connections.map((connection) =>
        this.registry.work(table, () => {
          this.now += 3000
          return [connection]
        }),
      ),
    )
  }
  async play(...entries: Entry[]): Promise<void> {
    await this.add(...entries.map(lineOf))
  }
  async core(): Promise<TableCore> {
    const table = await this.registry.table(this.id)
    await this.registry.recall(table)
    return table.core
  }
  /** Takes it out of memory. */
  async sleep(): Promise<void> {
    await this.registry.lobbyRows.keep(Number.POSITIVE_INFINITY)
    this.registry.forget(await this.registry.table(this.id))
    expect(this.registry.inMemory(this.id)).toBeUndefined()
  }
  /** From its stored position. */
  async woken(): Promise<TableCore> {
    const why: string[] = []
    const onReplayed = (_: string, reason: string) => why.push(reason)
    const { core } = await loadCore(this.storage, shelfOf(this.game), this.id, { onReplayed })
    expect(why).toEqual([])
    return core
  }
  /** From its first answer. */
  async whole(): Promise<TableCore> {
    return (await loadCore(this.storage, shelfOf(this.game), this.id, { whole: true })).core
  }
  /** The table as it stands in memory, woken and replayed is one and the same, for everybody who may look at it. */
  async expectSame(): Promise<void> {
    const whole = allOf(await this.whole())
    for (const core of [await this.core(), await this.woken()]) {
      const other = allOf(core)
      if (other !== whole) expect(JSON.parse(other)).toEqual(JSON.parse(whole))
    }
  }
}

/** Everything a table is and shows, to whom it shows it, as JSON. */
export function allOf(core: TableCore): string {
  const table = new LiveTable(core.row.id, core)
  const { match, state, time, kept, seq, waiting, eventCount: lastSent } = core
  const people = [...state.seats.map((seat) => seat.person!.id), null]
  const seats = state.seats.map((_, seat) => seat)
  const moments = [1, Math.floor(seq / 2), seq - 3, seq]
  const since = (person: string | null) =>
    moments.map((moment) => {
      const { keep, chat, events } = JSON.parse(table.snapshot(person, moment)) as Snapshot
      return { keep, chat, events: events.length, first: events[0] }
    })
  return JSON.stringify({
    ...{ seq, state, since: time.since, banks: time.banks, kept, waiting, told: lastSent },
    ...{ entries: match?.entries, hashes: match?.hashes, undoLimit: match?.undoLimit, over: match?.over },
    sentBefore: match?.entries.map((_, entry) => core.eventLog.before(entry)),
    sealed: seats.map((seat) => match?.sealedBy(seat)),
    canUndo: seats.map((seat) => match?.canUndo(seat)),
    offers: seats.map((seat) => match?.offers(seat).map(({ id }) => id)),
    fresh: seats.map((seat) => Array.from({ length: core.entries + 2 }, (_, n) => core.isFresh(seat, n))),
    snapshots: people.map((person) => table.snapshot(person)),
    sinceThen: [people[0]!, null].map(since),
  })
}
