import { defaultEntry, type Entry } from '@sablier/kernel'
import type { BotPort } from '../bots/bot-port.ts'
import { randomAnswer } from '../bots/random-bot.ts'
import type { Metrics } from '../metrics.ts'
import { FORGOTTEN } from '../storage/rewrite-person.ts'
import type { Storage } from '../storage/storage.ts'
import { arrived, dueVote } from './acts/vote-outcome.ts'
import type { TableCore } from './core.ts'
import { hostPassed } from './host-passing.ts'
import { wakeAt } from './info.ts'
import type { LiveTable } from './live-table.ts'
import { type LogEntry, tookOf } from './log-entry.ts'
import type { TableRegistry } from './table-registry.ts'
import { isDue } from './votes.ts'

const DUE_AT_ONCE = 200
const LATER = 60_000
/** Names that were changed so long ago were read with the logs. */
const RENAMED_SINCE = 3600_000
/** How long a finished table stays in memory without watchers. */
const OVER_IDLE = 5000

export interface SchedulerParts {
  readonly registry: TableRegistry
  readonly storage: Storage
  readonly bots: BotPort
  readonly metrics: Metrics
  /** How long a bot waits before it answers while somebody watches. */
  readonly botPause: number
  readonly idleMs: number
  readonly onError: (error: unknown, what: string) => void
  /** A person had themselves forgotten, perhaps at another process. */
  readonly onForgotten?: (person: string) => void
  /** Notes now and then that this process runs. */
  readonly alive?: { note(now: number): Promise<void> }
  /** Other work that runs with every sweep. */
  readonly everySecond?: (now: number) => Promise<void>
}

/** Lets bots answer, ends clocks that have run out, and puts idle tables to sleep. */
export class Scheduler {
  private timer: NodeJS.Timeout | undefined
  private sweeping: Promise<void> = Promise.resolve()
  private stopped = false
  /** Renamings that this process knows of, by their ids: the clocks of others may be wrong by minutes. */
  private knownRenamings = new Set<string>()

  constructor(private readonly parts: SchedulerParts) {}

  /** Picks up what another process, or this one before a crash, has left; then sweeps every second. */
  start(graceMs: number): void {
    this.sweeping = this.addLateLobbyRows().then(() => this.sweep(this.parts.registry.now() + graceMs))
    this.timer = setInterval(() => {
      this.sweeping = this.sweeping.then(() => this.sweep(this.parts.registry.now()))
    }, 1000)
    this.timer.unref()
  }
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    await this.sweeping
  }

  /** Lets the bots of a table think if it waits for them or offers them something, and settles what waits for nobody. */
  look(table: LiveTable): void {
    if (this.stopped) return
    this.settle(table)
    const { waiting, match, entries, state } = table.core
    for (let seat = 0; seat < state.seats.length; seat++) {
      if (!state.seats[seat]?.bot) continue
      if (waiting.includes(seat)) this.think(table, seat)
      else if (state.status === 'playing' && table.considered[seat] !== entries && match?.offers(seat).length) {
        table.considered[seat] = entries
        this.think(table, seat)
      }
    }
  }

  /** The person of a seat has come to a table. */
  arrived(table: LiveTable, seat: number): void {
    const { registry, onError } = this.parts
    if (table.core.state.votes.length === 0) return
    registry
      .work(table, (core) => arrived(core, seat))
      .catch((error: unknown) => onError(error, `coming to ${table.id}`))
  }

  /** Somebody has given up: what waited for their voice alone, and what they have proposed, is waited for no longer. */
  private settle(table: LiveTable): void {
    const { registry, onError } = this.parts
    const { state } = table.core
    // Looked at after every line: most tables have no vote.
    if (state.votes.length === 0) return
    const { voices } = state
    if (!state.votes.some((vote) => isDue(vote, voices))) return
    registry
      .work(table, (core) => dueVote(core, registry.around(table)))
      .catch((error: unknown) => onError(error, `votes at ${table.id}`))
  }

  private think(table: LiveTable, seat: number): void {
    const { match, state } = table.core
    const level = state.seats[seat]?.bot
    if (!match || !level || table.thinking.has(seat) || this.stopped) return
    table.thinking.add(seat)
    const { bots, registry, metrics, onError, botPause } = this.parts
    const entries = match.entries.length
    const end = metrics.botTime.startTimer()
    const pause = table.watchers.size > 0 ? wait(botPause) : null
    bots
      .decide(match, seat, level)
      .then(async (entry) => {
        end()
        await pause
        table.thinking.delete(seat)
        if (entry && !this.stopped) await registry.work(table, (core) => botLogEntries(core, entry, entries))
        // It may have been asked while it considered an offer.
        this.look(table)
      })
      .catch(async (error: unknown) => {
        onError(error, `computer player at ${table.id}`)
        table.thinking.delete(seat)
        const entry = this.stopped || match.entries.length !== entries ? null : randomAnswer(match, seat)
        if (entry) await registry.work(table, (core) => botLogEntries(core, entry, entries))
      })
      .catch((error: unknown) => onError(error, `computer player at ${table.id}`))
  }

  /** Finds tables whose lobby row was out of date when this process stopped. */
  private async addLateLobbyRows(): Promise<void> {
    const { storage, registry, onError } = this.parts
    const late = await storage.lateLobbyRows().catch((error: unknown) => {
      onError(error, 'late heads')
      return []
    })
    for (const id of late) {
      try {
        registry.lobbyRows.add(await registry.table(id))
      } catch (error) {
        onError(error, `late head of ${id}`)
      }
    }
  }
  /** Looks after what is due at a time, by the time it is now. */
  private async sweep(until: number): Promise<void> {
    const { storage, registry, idleMs, onError, alive } = this.parts
    try {
      for (const id of await storage.due(until, DUE_AT_ONCE)) {
        if (this.stopped) return
        await this.lookAfter(id, registry.now())
      }
      for (const table of registry.all()) await this.passHost(table)
      await registry.lobbyRows.keep(registry.now() - idleMs)
      await this.letSleep(registry.now())
      await alive?.note(registry.now())
      await this.readNames()
      await this.parts.everySecond?.(registry.now())
    } catch (error) {
      onError(error, 'sweep')
    }
  }
  /** The operator has hidden a name, or somebody had themselves forgotten: tables in memory learn it. */
  private async readNames(): Promise<void> {
    const { storage, registry } = this.parts
    const renamings = await storage.renamings(Date.now() - RENAMED_SINCE)
    const fresh = renamings.filter(({ id }) => !this.knownRenamings.has(id))
    this.knownRenamings = new Set(renamings.map(({ id }) => id))
    for (const { person, name } of fresh) {
      if (name === FORGOTTEN) await this.forget(person)
      for (const table of registry.all()) if (table.core.state.mentions(person)) await registry.reload(table)
    }
  }
  /** Somebody had themselves forgotten, perhaps at another process: what they have said here since goes too. */
  private async forget(person: string): Promise<void> {
    const { storage, registry } = this.parts
    this.parts.onForgotten?.(person)
    const busy = [...registry.all()].filter(({ isWorking }) => isWorking)
    await Promise.all(busy.map((table) => registry.work(table, () => [])))
    await storage.rewriteLate({ person, name: FORGOTTEN, withoutTalk: true })
  }
  /** A table that cannot be read, or is not being played, is retried later: it must not hold up others. */
  private async lookAfter(id: string, now: number): Promise<void> {
    const { storage, registry, onError } = this.parts
    try {
      const table = await registry.table(id)
      this.look(table)
      await this.endTime(table, now)
      if (table.core.state.votes.length > 0) await this.endVotes(table, now)
      await this.closeUnbegun(table, now)
      if (table.core.state.status !== 'playing')
        await storage.wakeLater(id, Math.max(wakeAt(table.core, now) ?? 0, now + LATER))
    } catch (error) {
      onError(error, `looking after ${id}`)
      await storage.wakeLater(id, now + LATER)
    }
  }
  /** Applies the game's default for people whose time is over, or hands their seats to bots. */
  private async endTime(table: LiveTable, now: number): Promise<void> {
    await this.parts.registry.work(table, (core) =>
      core.waiting.flatMap((seat): LogEntry[] => {
        const late = !core.state.seats[seat]?.bot && core.time.isOver(seat, now)
        return late ? absentLogEntries(core, seat) : []
      }),
    )
  }
  /** Carries out votes that only waited for lapsed voices. */
  private async endVotes(table: LiveTable, now: number): Promise<void> {
    const { registry, storage } = this.parts
    await registry.work(table, (core) => dueVote(core, registry.around(table)))
    const { status, votes } = table.core.state
    if (status === 'playing' && votes.length > 0)
      await storage.wakeLater(table.id, wakeAt(table.core, now) ?? now + LATER)
  }
  /** Closes a table that nobody has begun for too long. */
  private async closeUnbegun(table: LiveTable, now: number): Promise<void> {
    if (table.core.state.status !== 'open') return
    await this.parts.registry.work(table, ({ state, openMs }): LogEntry[] =>
      state.status === 'open' && state.lastAt + openMs <= now ? [{ kind: 'closed', reason: 'expired' }] : [],
    )
  }
  private async passHost(table: LiveTable): Promise<void> {
    const { registry } = this.parts
    if (table.watchers.size === 0 || table.isWorking || hostPassed(table.core, registry.around(table)).length === 0)
      return
    await registry.work(table, (core) => hostPassed(core, registry.around(table)))
  }
  private async letSleep(now: number): Promise<void> {
    const { registry, idleMs } = this.parts
    for (const table of [...registry.all()]) {
      const idle = table.core.state.isOver && table.watchers.size === 0 ? Math.min(OVER_IDLE, idleMs) : idleMs
      if (now - table.usedAt <= idle || registry.lobbyRows.isLate(table)) continue
      await registry.keepResult(table)
      table.rest()
      if (table.watchers.size === 0 && table.thinking.size === 0) registry.forget(table)
    }
  }
}

/** Acts for a seat whose time is over: the game's default answer, else a bot takes over. */
function absentLogEntries(core: TableCore, seat: number): LogEntry[] {
  const entry = core.match && defaultEntry(core.match, seat)
  if (entry && 'answer' in entry) return [{ kind: 'answered', seat, answer: entry.answer }]
  return [{ kind: 'handed-over', seat, level: 'novice', why: 'clock' }]
}

/** A bot's decision, if the table still waits for it. */
function botLogEntries(core: TableCore, entry: Entry, entries: number): LogEntry[] {
  const { seat } = entry
  if (!core.state.seats[seat]?.bot || core.state.status !== 'playing' || !core.isFresh(seat, entries)) return []
  if ('take' in entry) return core.entries === entries ? [tookOf(entry)] : []
  return [{ kind: 'answered', seat, answer: entry.answer }]
}
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
