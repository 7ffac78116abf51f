import { type MatchRecord, recordOf } from '@sablier/kernel'
import type {
  Act,
  ActOf,
  CreateTableBody,
  CreateTableReply,
  JoinReply,
  LobbyQuery,
  PreviewReply,
  TableInfo,
  TableSummary,
} from '@sablier/protocol'
import { newId } from '../new-id.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import type { Actor } from '../tables/acts/actor.ts'
import type { TableCore } from '../tables/core.ts'
import { commonInfo, personalInfo, previewOf, summariesOf } from '../tables/info.ts'
import { readCode } from '../tables/join-code.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { LogEntry, Person } from '../tables/log-entry.ts'
import type { Reply } from '../tables/work.ts'
import type { DeskParts } from './desk-parts.ts'
import { lobbyPage } from './lobby-page.ts'
import { PersonLimit } from './person-limit.ts'
import { Rematches } from './rematches.ts'
import { TableOpener } from './table-opener.ts'

const PAGE = 50
const EVERY_TABLE = 10_000
/** Acts with a low rate limit. */
const TALK: ReadonlySet<Act['type']> = new Set(['chat', 'phrase', 'whisper', 'mute'])
/** Acts that tell the others something and can be done again and again. */
const CHANGING: ReadonlySet<Act['type']> = new Set(['hand-over', 'take-back'])

/** Handles the requests of people, over HTTP or a socket. */
export class Desk {
  private readonly talk = new PersonLimit(0.5, 6)
  private readonly changing = new PersonLimit(0.5, 8)
  /** People who are asked have to answer: that must not keep them from playing. */
  private readonly asking = new PersonLimit(1 / 20, 6)
  /** Wrong codes of each network: a few people may mistype at one address. */
  private readonly guessing = new PersonLimit(0.2, 20)
  private readonly opener: TableOpener
  private readonly rematches: Rematches

  constructor(private readonly parts: DeskParts) {
    this.opener = new TableOpener(parts)
    this.rematches = new Rematches(parts, this.opener)
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
  openTable(by: Person, body: CreateTableBody, openedFrom: string | null = null): Promise<CreateTableReply> {
    return this.opener.openTable(by, body, openedFrom)
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
  /** Refuses a person who has blocked somebody at a public table, or was blocked, unless they sit there themselves. */
  private async mustMeet({ core }: LiveTable, person: string | null): Promise<void> {
    if (person !== null && core.state.seatOf(person) === null) await this.parts.relations.mustMeet(core, person)
  }
  async info(id: string, person: string | null, invite: string | undefined): Promise<TableInfo> {
    const { core } = await this.settled(id, person, invite)
    return personalInfo(commonInfo(core), core, person)
  }
  /** A table as a guest may know it who has the invitation, or a link to a finished game. */
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
    if (act.type === 'rematch') this.rematches.join(table, actor, act).then(reply.done, reply.refused)
    else if (act.type === 'mute') this.mute(table, id, act).then(reply.done, reply.refused)
    else if (act.type === 'whisper') registry.act(table, actor, act, this.whispering(table, id, act, reply))
    else if (table.core.state.seatOf(id) !== null) registry.act(table, actor, act, reply)
    else this.mustMeet(table, id).then(() => registry.act(table, actor, act, reply), reply.refused)
  }
  /** What was said in private goes to the two, once the others may know that they talk. */
  private whispering(table: LiveTable, person: string, act: ActOf<'whisper'>, { done, refused }: Reply): Reply {
    // What was written down was told then, whatever is said under its id now.
    if (table.core.state.seqOf(person, act.clientId) !== undefined) return { done, refused }
    const tell = (seq: number): void => {
      this.parts.whispers.say(table, person, act)
      done(seq)
    }
    return { done: tell, refused }
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
      // A person who was only invited, or has resigned, has nothing to give up.
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
