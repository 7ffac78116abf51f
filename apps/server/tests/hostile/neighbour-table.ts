import { lanterns } from '@sablier/kernel/lanterns'
import type { Relation, TableStatus, Target } from '@sablier/protocol'
import { onTestFinished } from 'vitest'
import { Desk } from '../../src/desk/desk.ts'
import { newTable } from '../../src/desk/new-table.ts'
import { Metrics } from '../../src/metrics.ts'
import { RelationChanges } from '../../src/people/relation-changes.ts'
import { Relations } from '../../src/people/relations.ts'
import { Whispers } from '../../src/people/whispers.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { USUAL_TIMES } from '../../src/tables/consent-times.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'
import type { LogEntry, Person } from '../../src/tables/log-entry.ts'
import { Rules } from '../../src/tables/rules.ts'
import { shelfOf } from '../../src/tables/shelf.ts'
import { TableRegistry } from '../../src/tables/table-registry.ts'

const NOW = 10_000_000
/** The miniature at tables as large as any game has them. */
const GAME = { ...lanterns, seats: { min: 2, max: 6 } }

/** Who acts, upon whom, at what table. */
export interface Case {
  readonly seats: number
  readonly status: TableStatus
  readonly relation: Relation
  readonly target: Target | null
}
/** A table at which a case stands: the actor sits first, if they sit, whom it concerns second. */
export interface Neighbours {
  readonly live: LiveTable
  readonly actor: Person
  /** The seat that the act concerns. */
  readonly seat: number
}

export const person = (id: string): Person => ({ id, name: id, language: 'en' })

/** A server's tables without a network; seat 1 is away where a case says so. */
export class Neighbourhood {
  private count = 0
  private readonly absent = new Set<string>()
  private constructor(
    private readonly registry: TableRegistry,
    readonly desk: Desk,
  ) {}

  static async open(): Promise<Neighbourhood> {
    const storage: Storage = await openSqlite(':memory:')
    onTestFinished(() => storage.close())
    const registry: TableRegistry = new TableRegistry({
      storage,
      shelf: shelfOf(GAME),
      metrics: new Metrics(),
      now: () => NOW,
      onError: (error) => {
        throw error
      },
      onReplayed: () => {},
      onKept: () => {},
      absentSince: ({ id }, seat) => (seat === 1 && all.absent.has(id) ? 0 : null),
    })
    const limits = {
      tablesPerPerson: 1e9,
      openTablesPerPerson: 1e9,
      openTablesPerAddress: 1e9,
      tablesPerAddress: 1e9,
      requestsPerMinute: 1e9,
      openTableMs: 1e9,
    }
    const relations = new Relations(storage, () => NOW)
    const desk = new Desk({
      storage,
      relations,
      relationChanges: new RelationChanges({ relations, tables: () => registry.all(), send: () => {} }),
      whispers: new Whispers({ inMemory: (id) => registry.inMemory(id), relations, send: () => {}, now: () => NOW }),
      shelf: shelfOf(GAME),
      registry,
      limits,
      times: USUAL_TIMES,
      onOpened: () => {},
    })
    const all: Neighbourhood = new Neighbourhood(registry, desk)
    return all
  }

  /** The table of a case; null: there is no such table. */
  async table({ seats, status, relation, target }: Case): Promise<Neighbours | null> {
    if (status === 'open' && (relation === 'held' || relation === 'resigned')) return null
    if (seats === 2 && (relation === 'resigned' || (relation === 'removed' && status !== 'open'))) return null
    if (target === 'free' && status !== 'open') return null
    const sits = relation !== 'spectator' && relation !== 'stranger'
    const isPerson = target !== 'computer' && target !== 'free'
    // Of two, who sits with nobody else is the host.
    if (seats === 2 && !isPerson && sits && relation !== 'host' && relation !== 'held') return null
    const name = `table-${++this.count}`
    const people = Array.from({ length: seats }, (_, seat) => person(`${name}-${seat}`))
    const rules = new Rules(GAME)
    const plan = { options: {}, clock: { kind: 'none' } as const, seats: new Array<null>(seats).fill(null) }
    const visibility = relation === 'stranger' ? ('invited' as const) : ('public' as const)
    const append = newTable(rules, person('somebody-else'), { ...plan, visibility }, NOW)
    await this.registry.open(append)
    const live = await this.registry.table(append.match)
    if (target === 'opponent absent') this.absent.add(live.id)
    const connections = people.flatMap((by, seat): LogEntry[] => {
      if (seat !== 1 || isPerson) return [{ kind: 'sat', seat, by }]
      return target === 'computer' ? [{ kind: 'bot-seated', seat, level: 'novice' }] : []
    })
    const other = isPerson ? 1 : 2
    connections.push({ kind: 'host-passed', seat: relation === 'host' || other >= seats ? 0 : other })
    if (status !== 'open') connections.push(...begun(relation, status))
    else if (relation === 'removed') connections.push({ kind: 'removed', seat: 0 })
    await this.registry.work(live, () => connections)
    if (status === 'read-only') live.core.state.end('read-only', 'its rules are gone')
    const actor = sits ? (people[0] as Person) : person(`${name}-neighbour`)
    return { live, actor, seat: target === 'self' ? 0 : 1 }
  }
  /** Lets somebody do something before the case is tried. */
  prepare(live: LiveTable, run: () => readonly LogEntry[]): Promise<number> {
    return this.registry.work(live, run)
  }
}

function begun(relation: Relation, status: TableStatus): LogEntry[] {
  const connections: LogEntry[] = [{ kind: 'started' }]
  if (relation === 'held') connections.push({ kind: 'handed-over', seat: 0, level: 'novice', why: 'asked' })
  if (relation === 'resigned' || relation === 'removed')
    connections.push({ kind: 'handed-over', seat: 0, level: 'novice', why: relation })
  if (status === 'over') connections.push({ kind: 'closed', reason: 'resigned', by: 1, winners: [0] })
  if (status === 'closed') connections.push({ kind: 'closed', reason: 'vote' })
  return connections
}
