import { type MatchRecord, recordOf } from '@sablier/kernel'
import type {
  Act,
  ActOf,
  CreateTableBody,
  JoinReply,
  LobbyQuery,
  PreviewReply,
  TableInfo,
  TableSummary,
} from '@sablier/protocol'
import type { Config } from '../config.ts'
import { newId } from '../new-id.ts'
import type { RelationChanges } from '../people/relation-changes.ts'
import type { Relations } from '../people/relations.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal, theyDoNotMeet } from '../tables/act-refusal.ts'
import type { Actor } from '../tables/acts/actor.ts'
import type { USUAL_TIMES } from '../tables/consent-times.ts'
import type { TableCore } from '../tables/core.ts'
import { commonInfo, personalInfo, previewOf, summariesOf } from '../tables/info.ts'
import { newJoinCode, readCode } from '../tables/join-code.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { LogEntry, Person } from '../tables/log-entry.ts'
import { Rules } from '../tables/rules.ts'
import type { GameShelf } from '../tables/shelf.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import type { Reply } from '../tables/work.ts'
import { lobbyPage } from './lobby-page.ts'
import { newTable, type TablePlan } from './new-table.ts'
import { dearLimit, PersonLimit } from './person-limit.ts'

const PAGE = 50
const EVERY_TABLE = 10_000
/** The states of a table that is not over. */
const GOING_ON = ['open', 'playing'] as const
/** Opening a table is as dear as so many requests: computer players may play a whole game at it. */
const OPENING = 40
/** Acts with a low rate limit. */
const TALK: ReadonlySet<Act['type']> = new Set(['chat', 'phrase', 'mute'])
/** Acts that tell the others something and can be done again and again. */
const CHANGING: ReadonlySet<Act['type']> = new Set(['hand-over', 'take-back'])

export interface DeskParts {
  readonly storage: Storage
  readonly shelf: GameShelf
  readonly registry: TableRegistry
  readonly relations: Relations
  readonly relationChanges: RelationChanges
  readonly limits: Pick<
    Config,
    | 'tablesPerPerson'
    | 'openTablesPerPerson'
    | 'openTablesPerAddress'
    | 'tablesPerAddress'
    | 'openTableMs'
    | 'requestsPerMinute'
  >
  /** What is granted to those who are absent. */
  readonly times: typeof USUAL_TIMES
  /** A row of the lobby cannot be read. */
  readonly onBadRow?: (table: string, error: unknown) => void
  /** A table was opened here and may need looking after. */
  readonly onOpened: (table: string) => void
  /** The person of a seat has looked at their table over HTTP. */
  readonly onLooked?: (table: LiveTable, seat: number) => void
}

/** What people ask of the server, over HTTP or a socket. */
export class Desk {
  private readonly talk = new PersonLimit(0.5, 6)
  private readonly changing = new PersonLimit(0.5, 8)
  /** Whoever is asked has to answer: that must not keep them from playing. */
  private readonly asking = new PersonLimit(1 / 20, 6)
  /** Wrong codes of each network: a few people may mistype at one address. */
  private readonly guessing = new PersonLimit(0.2, 20)
  /** Tables of a rematch that are being opened, by the table that is over. */
  private readonly rematches = new Map<string, Promise<string>>()
  /** How often a table is opened from an address. */
  private readonly opening: PersonLimit

  constructor(private readonly parts: DeskParts) {
    this.opening = dearLimit(parts.limits.requestsPerMinute, OPENING)
  }

  /** The time by which tables go. */
  now(): number {
    return this.parts.registry.now()
  }
  async lobby(query: LobbyQuery, person: string | null): Promise<TableSummary[]> {
    if (query.mine && person === null) return []
    const { storage, relations, limits, onBadRow } = this.parts
    const filter = {
      ...(query.game === undefined ? {} : { game: query.game }),
      ...(query.status === undefined ? {} : { status: query.status }),
      ...(query.free ? { free: true } : {}),
      ...(query.before === undefined ? {} : { before: Number(query.before) }),
      limit: PAGE,
    }
    if (query.mine && person !== null) return summariesOf(await storage.lobby({ ...filter, person }), person, onBadRow)
    const apart = await relations.apartFrom(person)
    const rows = await lobbyPage(storage, filter, { apart, perAddress: limits.openTablesPerAddress })
    return summariesOf(rows, person, onBadRow)
  }
  /** The open table behind a short code. Wrong ones are charged to the network they come from: codes are not to be guessed. */
  async join(code: string, network: string): Promise<JoinReply> {
    this.guessing.mustHaveSome(network)
    const wanted = readCode(code)
    const found = await this.parts.storage.tableOfCode(wanted)
    if (found) return { table: found.id, invite: found.invite }
    this.guessing.spend(network, 1)
    throw new ActRefusal('unknown-table', `No open table has the code ${wanted}`, { detail: 'no-such-code' })
  }
  async openTable(
    by: Person,
    body: CreateTableBody,
    openedFrom: string | null = null,
  ): Promise<{ table: string; invite: string }> {
    const rules = await this.rules(body.game)
    if (body.seats.filter(({ kind }) => kind === 'me').length > 1)
      throw new ActRefusal('malformed', 'You can take one seat', { detail: 'one-seat' })
    const seats = body.seats.map((wish) => (wish.kind === 'me' ? by : wish.kind === 'bot' ? wish.level : null))
    if (!seats.includes(by) && !seats.every((seat) => typeof seat === 'string'))
      throw new ActRefusal('malformed', 'Take a seat yourself, or let computer players have all of them', {
        detail: 'take-a-seat',
      })
    if (openedFrom !== null) this.opening.take(openedFrom)
    return this.keepNew(rules, by, { ...body, seats, openedFrom })
  }

  /** A table that a person may look at. */
  async visible(id: string, person: string | null, invite: string | undefined): Promise<LiveTable> {
    const { registry } = this.parts
    const table = await registry.table(id)
    mustSee(table, person, invite)
    await this.mustMeet(table, person)
    table.usedAt = registry.now()
    return table
  }
  /** The same, awake and with nothing that is not durable yet. */
  async settled(id: string, person: string | null, invite: string | undefined): Promise<LiveTable> {
    await this.visible(id, person, invite)
    await this.parts.registry.settled(id)
    return this.visible(id, person, invite)
  }
  /** Shows a person a table that remembers what they have to be told. Nothing comes between that and the look. */
  async show<T>(
    find: () => Promise<LiveTable>,
    { person, since }: { person: string | null; since: number | undefined },
    look: (table: LiveTable) => T,
  ): Promise<T> {
    await this.parts.relations.know(person)
    for (;;) {
      const table = await find()
      if (table.remembers(person, since)) return look(table)
      await this.parts.registry.recall(table)
    }
  }
  /** Refuses whoever does not meet somebody who sits at a public table, unless they sit there themselves. */
  private async mustMeet({ core }: LiveTable, person: string | null): Promise<void> {
    if (person !== null && core.state.seatOf(person) === null) await this.parts.relations.mustMeet(core, person)
  }
  async info(id: string, person: string | null, invite: string | undefined): Promise<TableInfo> {
    const { core } = await this.settled(id, person, invite)
    return personalInfo(commonInfo(core), core, person)
  }
  /** What a guest may know who has the invitation, or a link to a game that is over. */
  async preview(id: string, person: string | null, invite: string | undefined): Promise<PreviewReply> {
    const { core } = await this.readable(id, person, invite)
    return previewOf(core)
  }
  /** The text of a snapshot. */
  async snapshot(id: string, person: string | null, invite?: string, since?: number): Promise<string> {
    return this.show(
      () => this.settled(id, person, invite),
      { person, since },
      (table) => {
        const seat = table.core.state.seatOf(person)
        if (seat !== null) this.parts.onLooked?.(table, seat)
        return table.snapshot(person, since)
      },
    )
  }
  /** Does an act. At a table in memory it waits for nothing before its turn. */
  act(id: string, actor: Actor, act: Act, reply: Reply): void {
    const { registry } = this.parts
    const table = registry.inMemory(id)
    if (table) this.actAt(table, actor, act, reply)
    else
      registry
        .table(id)
        .then((loaded) => this.actAt(loaded, actor, act, reply))
        .catch(reply.refused)
  }
  private actAt(table: LiveTable, actor: Actor, act: Act, reply: Reply): void {
    const { registry } = this.parts
    const { id } = actor.person
    const inviteNow = act.type === 'sit' ? (act.invite ?? actor.invite) : actor.invite
    try {
      mustSee(table, id, inviteNow)
      if (TALK.has(act.type)) this.talk.take(id)
      if (CHANGING.has(act.type)) this.changing.take(id)
      if (act.type === 'propose') this.asking.take(id)
    } catch (error) {
      // A retry skips the rate limit: it was charged the first time.
      if (table.core.state.seqOf(id, act.clientId) === undefined) {
        reply.refused(error)
        return
      }
    }
    if (act.type === 'rematch') this.rematch(table, actor, act).then(reply.done, reply.refused)
    else if (act.type === 'mute') this.mute(table, id, act).then(reply.done, reply.refused)
    else if (table.core.state.seatOf(id) !== null) registry.act(table, actor, act, reply)
    else this.mustMeet(table, id).then(() => registry.act(table, actor, act, reply), reply.refused)
  }
  /** Stops or goes on hearing somebody, here and at every other table: it concerns no table, so no log has it. */
  private async mute(table: LiveTable, person: string, act: ActOf<'mute'>): Promise<number> {
    await this.parts.relationChanges.make({ person, other: act.person, kind: 'mute', isOn: act.muted })
    return table.sentSeq
  }
  /** The logs of tables were rewritten: those in memory are read again. */
  async reload(tables: readonly string[]): Promise<void> {
    const { registry } = this.parts
    for (const id of tables) {
      const table = registry.inMemory(id)
      if (table) await registry.reload(table)
    }
  }
  /** A person goes for good: they get up where nothing has begun, and give up where something has. */
  async leaveAll(person: Person): Promise<void> {
    const { storage, registry } = this.parts
    for (const { id, status } of await storage.tablesOf(person.id, ['open', 'playing'], { limit: EVERY_TABLE })) {
      const type = status === 'open' ? 'leave' : 'resign'
      const table = await registry.table(id)
      // Whoever was only invited, or has resigned, has nothing to give up.
      await new Promise<void>((resolve) =>
        registry.act(
          table,
          { person },
          { type, clientId: newId() },
          { done: () => resolve(), refused: () => resolve() },
        ),
      )
    }
  }
  /** Puts something in the log of a table that no act of a person stands for. */
  async note(id: string, logEntry: LogEntry): Promise<void> {
    const { registry } = this.parts
    await registry.work(await registry.table(id), () => [logEntry])
  }
  /** The whole match in one file, once its dice may be known. */
  async record(id: string, person: string | null, invite: string | undefined): Promise<MatchRecord> {
    const { core } = await this.readable(id, person, invite)
    if (!core.state.isOver)
      throw new ActRefusal('not-now', 'The record is given out after the end', { detail: 'game-not-over' })
    return recordFrom(core)
  }

  /** A table whose game, without what was said there, may be known to whoever has its address once it is over. */
  private async readable(id: string, person: string | null, invite: string | undefined): Promise<LiveTable> {
    const { registry } = this.parts
    const table = await registry.table(id)
    if (!table.core.state.isOver) return this.settled(id, person, invite)
    table.usedAt = registry.now()
    await registry.settled(id)
    return registry.table(id)
  }
  private async rules(game: string): Promise<Rules> {
    const loaded = await this.parts.shelf.load(game)
    if (!loaded) throw new ActRefusal('malformed', 'There is no such game', { detail: 'no-such-game' })
    return new Rules(loaded.game)
  }
  private async keepNew(rules: Rules, by: Person, plan: TablePlan): Promise<{ table: string; invite: string }> {
    await this.mustHaveRoom(by.id, plan.openedFrom ?? null)
    const { times, limits } = this.parts
    const joinCode = await this.freeCode()
    const append = newTable(rules, by, { ...plan, times, openMs: limits.openTableMs, joinCode }, this.now())
    await this.parts.registry.open(append)
    this.parts.onOpened(append.match)
    return { table: append.match, invite: append.create.invite }
  }
  /** Refuses whoever has enough tables, or comes from an address that has. */
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
    // Whoever comes as somebody new each time has an address all the same.
    if (
      (await storage.countTables('opened_from', openedFrom, ['open'])) >= openTablesPerAddress ||
      (await storage.countTables('opened_from', openedFrom, GOING_ON)) >= tablesPerAddress
    )
      throw new ActRefusal('too-many', 'Too many tables of this address are open', { detail: 'address-full' })
  }
  /** A short code that leads to no open table yet. */
  private async freeCode(): Promise<string> {
    const code = newJoinCode()
    return (await this.parts.storage.tableOfCode(code)) ? this.freeCode() : code
  }
  /** Opens the table of the rematch, or finds the one somebody else has opened. */
  private async rematch(table: LiveTable, actor: Actor, act: Act): Promise<number> {
    const { registry } = this.parts
    const { id } = table
    const { state } = table.core
    const seat = state.seatOf(actor.person.id)
    if (seat === null) throw new ActRefusal('not-seated', 'You do not sit at this table')
    if (state.seats[seat]?.away === 'removed')
      throw new ActRefusal('not-now', 'The others have removed this person', { detail: 'removed-by-vote' })
    if (!state.isOver) throw new ActRefusal('not-now', 'The game is not over', { detail: 'game-not-over' })
    const open = () => this.openRematch(table.core, actor.person)
    // Who may not open one does not keep the others from it.
    const opening = this.rematches.get(id)?.catch(open) ?? open()
    this.rematches.set(id, opening)
    try {
      const opened = await opening
      // It may have left memory meanwhile.
      const live = await registry.table(id)
      const seq = await registry.work(
        live,
        (core) => (core.state.rematch === null ? [{ kind: 'rematch', table: opened }] : []),
        actor.person.id,
        act.clientId,
      )
      if (live.core.state.rematch !== opened) await this.shut(opened)
      await this.takeInvitedSeat(live.core.state.rematch ?? opened, actor.person)
      return seq
    } finally {
      if (this.rematches.get(id) === opening) this.rematches.delete(id)
    }
  }
  /** Whoever asks for the rematch too sits down at it; nobody else does unasked. */
  private async takeInvitedSeat(table: string, by: Person): Promise<void> {
    const { registry, relations } = this.parts
    const live = await registry.table(table)
    await this.mustMeet(live, by.id)
    await registry.work(live, (core) => {
      const { state } = core
      const seat = state.status === 'open' ? state.invitedTo(by.id) : null
      if (seat !== null && relations.isParted(core, by.id)) throw theyDoNotMeet()
      return seat === null ? [] : [{ kind: 'sat', seat, by }]
    })
  }
  /** Another process was first: nobody is led to this one. */
  private async shut(table: string): Promise<void> {
    const { registry } = this.parts
    await registry.work(await registry.table(table), () => [{ kind: 'closed', reason: 'empty' }])
  }
  private async openRematch({ state, row, time }: TableCore, by: Person): Promise<string> {
    if (state.rematch !== null) return state.rematch
    const { table } = await this.keepNew(await this.rules(row.game), by, {
      options: JSON.parse(row.options) as TablePlan['options'],
      visibility: row.visibility,
      clock: time.clock,
      // Nobody is asked back whom the others have removed.
      seats: state.seats.map(({ person, bot, away }) => (away === 'removed' ? null : (person ?? bot))),
      hints: state.advice ?? undefined,
      openedFrom: row.opened_from,
    })
    return table
  }
}

/** Refuses whoever may not look at a table. */
function mustSee({ core: { row, state } }: LiveTable, person: string | null, invite: string | undefined): void {
  if (
    row.visibility === 'public' ||
    row.invite === invite ||
    state.seatOf(person) !== null ||
    state.invitedTo(person) !== null ||
    row.created_by === person
  )
    return
  // The same words as for a table that does not exist: ids are not to be probed.
  throw new ActRefusal('unknown-table', 'There is no such table')
}

/** The record of a table, secret included. */
export function recordFrom(core: TableCore): MatchRecord {
  if (!core.match) throw new ActRefusal('read-only', core.state.reason ?? 'The game has not begun')
  const names = core.state.seats.map(({ person, bot }, seat) => person?.name ?? (bot ? `${bot} ${seat + 1}` : ''))
  // The end of a game that was played out is its result.
  const ended = core.match.over ? undefined : (core.state.ending ?? undefined)
  return recordOf(core.match, { names, secret: core.row.secret, entropy: core.entropy, ended })
}
