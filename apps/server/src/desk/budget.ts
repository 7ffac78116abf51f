import { networkOf } from '../http/client-address.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { PersonLimit } from './person-limit.ts'

/** How many seconds' worth may be used at once: enough for a whole club that returns after a restart. */
const BURST_SECONDS = 16
/** An entry that has to be replayed costs as much as so many bytes. */
const ENTRY = 1000
/** Looking for a table that is not there costs as much as so many bytes. */
const LOOKED_UP = 2000
/** Waking a table from its stored position costs as much as so many bytes. */
const WAKING = 100_000
/** The files of the client may cost so many times as much as all that is played: a whole club may open it at once. */
const FILES = 20

/**
 * What each address may be sent a second. A short request can ask for a long answer, or for a long replay: it is not
 * requests that are counted but what they cost.
 */
export class Budget {
  private readonly limit: PersonLimit
  private readonly files: PersonLimit

  constructor(
    bytesPerSecond: number,
    private readonly registry: Pick<TableRegistry, 'inMemory'>,
  ) {
    this.limit = new PersonLimit(bytesPerSecond, bytesPerSecond * BURST_SECONDS)
    this.files = new PersonLimit(FILES * bytesPerSecond, FILES * bytesPerSecond * BURST_SECONDS)
  }

  /** Refuses an address that has spent all it has. */
  mustHaveSome(address: string): void {
    this.limit.mustHaveSome(networkOf(address))
  }
  spend(address: string, bytes: number): void {
    this.limit.spend(networkOf(address), bytes)
  }
  /** The same for the files of the client. */
  mustHaveSomeForFiles(address: string): void {
    this.files.mustHaveSome(networkOf(address))
  }
  spendOnFiles(address: string, bytes: number): void {
    this.files.spend(networkOf(address), bytes)
  }
  /** Does what gives so many bytes about a table, and notes what it has cost, waking included. */
  async pay(address: string, table: string, work: () => Promise<number>): Promise<void> {
    this.mustHaveSome(address)
    const isAwake = this.isAwake(table)
    let bytes = LOOKED_UP
    try {
      bytes = await work()
    } finally {
      this.spend(address, bytes + (isAwake ? 0 : this.wakingCost(table)))
    }
  }
  /** Whether a table is in memory with its game. */
  isAwake(table: string): boolean {
    const core = this.registry.inMemory(table)?.core
    return core !== undefined && (core.match !== null || core.state.startedAt === null)
  }
  /** The cost of waking a table that was asleep. */
  wakingCost(table: string): number {
    const core = this.registry.inMemory(table)?.core
    if (!core || core.state.startedAt === null) return 0
    return core.isReplayed ? core.entries * ENTRY : WAKING
  }
}
