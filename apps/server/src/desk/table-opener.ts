import type { CreateTableBody, CreateTableReply } from '@sablier/protocol'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { newJoinCode } from '../tables/join-code.ts'
import type { Person } from '../tables/log-entry.ts'
import { Rules } from '../tables/rules.ts'
import type { DeskParts } from './desk-parts.ts'
import { newTable, type TablePlan } from './new-table.ts'
import { dearLimit, type PersonLimit } from './person-limit.ts'

/** Opening a table costs as much as this many requests: computer players may play a whole game at it. */
const OPENING = 40
/** The states of a table that is not over. */
const GOING_ON = ['open', 'playing'] as const

/** Opens tables, within what one person and one address may have. */
export class TableOpener {
  private readonly opening: PersonLimit

  constructor(private readonly parts: DeskParts) {
    this.opening = dearLimit(parts.limits.requestsPerMinute, OPENING)
  }

  async openTable(by: Person, body: CreateTableBody, openedFrom: string | null): Promise<CreateTableReply> {
    const rules = await this.rules(body.game)
    if (body.seats.filter(({ kind }) => kind === 'me').length > 1)
      throw new ActRefusal('malformed', 'You can take one seat', { detail: 'one-seat' })
    const seats = body.seats.map((wish) => (wish.kind === 'me' ? by : wish.kind === 'bot' ? wish.level : null))
    if (!seats.includes(by) && !seats.every((seat) => typeof seat === 'string'))
      throw new ActRefusal('malformed', 'Take a seat yourself, or let computer players have all of them', {
        detail: 'take-a-seat',
      })
    if (openedFrom !== null) this.opening.take(openedFrom)
    return this.open(rules, by, { ...body, seats, openedFrom })
  }

  /** Opens the table of a plan and stores it. */
  async open(rules: Rules, by: Person, plan: TablePlan): Promise<CreateTableReply> {
    const { storage, registry, times, limits, onOpened } = this.parts
    await this.mustHaveRoom(by.id, plan.openedFrom ?? null)
    const joinCode = await freeCode(storage)
    const append = newTable(rules, by, { ...plan, times, openMs: limits.openTableMs, joinCode }, registry.now())
    await registry.open(append)
    onOpened(append.match)
    return { table: append.match, invite: append.create.invite }
  }

  async rules(game: string): Promise<Rules> {
    const loaded = await this.parts.shelf.load(game)
    if (!loaded) throw new ActRefusal('malformed', 'There is no such game', { detail: 'no-such-game' })
    return new Rules(loaded.game)
  }

  /** Refuses a person who has enough tables, or comes from an address that has. */
  private async mustHaveRoom(person: string, openedFrom: string | null): Promise<void> {
    const { storage, limits } = this.parts
    const { tablesPerPerson, openTablesPerPerson, openTablesPerAddress, tablesPerAddress } = limits
    if ((await storage.countTables('created_by', person, GOING_ON)) >= tablesPerPerson)
      throw new ActRefusal('too-many', `You have ${tablesPerPerson} tables open: end one first`, {
        detail: 'too-many-tables',
        params: { most: tablesPerPerson },
      })
    if ((await storage.countTables('created_by', person, ['open'])) >= openTablesPerPerson)
      throw new ActRefusal('too-many', `${openTablesPerPerson} of your tables wait to begin`, {
        detail: 'too-many-open-tables',
        params: { most: openTablesPerPerson },
      })
    if (openedFrom === null) return
    // A new name each time does not help: the address stays the same.
    if (
      (await storage.countTables('opened_from', openedFrom, ['open'])) >= openTablesPerAddress ||
      (await storage.countTables('opened_from', openedFrom, GOING_ON)) >= tablesPerAddress
    )
      throw new ActRefusal('too-many', 'Too many tables of this address are open', { detail: 'address-full' })
  }
}

/** A short code that leads to no open table yet. */
async function freeCode(storage: Storage): Promise<string> {
  const code = newJoinCode()
  return (await storage.tableOfCode(code)) ? freeCode(storage) : code
}
