import { hashState, Match, Refusal, RulesFault, redrawOf, type SavedMatch, type State, seedFrom } from '@sablier/kernel'
import { nextTurn, Slice } from '../run/turns.ts'
import type { CheckpointRow, EventLogRow, LogEntryRow, MatchRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from './act-refusal.ts'
import { TableCore } from './core.ts'
import { EventLog } from './event-log.ts'
import { misfit } from './fits.ts'
import type { LiveTable } from './live-table.ts'
import { fromRow, type LogEntry, type NumberedLogEntry } from './log-entry.ts'
import { isPacked } from './packed-events.ts'
import { type Past, pastOf } from './past.ts'
import { PastMatches } from './past-matches.ts'
import { readResumePoint } from './resume-point.ts'
import { Rules } from './rules.ts'
import type { GameShelf } from './shelf.ts'

/** A table as it was loaded, and what has to be added to its log because its rules have changed. */
export interface LoadedCore {
  readonly core: TableCore
  readonly continued: LogEntry | null
}

interface Loading {
  /** Replays it from its first answer, whatever is stored. */
  readonly whole?: boolean
  /** It had to be replayed from its first answer though a position is stored. */
  readonly onReplayed?: (table: string, why: string) => void
}

/** A table as the storage has it, and the rules installed here for it. */
interface StoredTable {
  readonly row: MatchRow
  readonly rules: Rules
  readonly logEntries: readonly NumberedLogEntry[]
  readonly stored: CheckpointRow | undefined
}

/** Applies only the newer log entries to a table in memory; null: it has to be loaded again. */
export async function readOn(
  storage: Storage,
  { id, core, unsaved }: LiveTable,
  past: PastMatches,
): Promise<TableCore | null> {
  if (unsaved.length > 0 || !core.match) return null
  try {
    const logEntries = (await storage.logEntries(id, core.seq)).map(fromRow)
    // Before the first of them is played: nobody sees the table half way.
    for (const { logEntry } of logEntries) await past.prepareReplay(id, core, logEntry)
    for (const logEntry of logEntries) core.replay(logEntry)
    return core
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * Loads a table from its log: from the stored position where that fits, else from its first answer. Its rules may have
 * changed since: then it goes on where it can, or is shown as it was.
 */
export async function loadCore(
  storage: Pick<Storage, 'match' | 'checkpoint' | 'logEntries' | 'eventLog'>,
  shelf: GameShelf,
  id: string,
  { whole = false, onReplayed }: Loading = {},
): Promise<LoadedCore> {
  const [row, stored] = await Promise.all([storage.match(id), storage.checkpoint(id)])
  if (!row) throw new ActRefusal('unknown-table', 'There is no such table')
  const logEntries = readableEntries(await storage.logEntries(id))
  const eventLog = stored && !whole ? await storage.eventLog(id) : []
  const loaded = await shelf.load(row.game)
  if (!loaded)
    return { core: readOnly(row, logEntries, `The game ${row.game} is not on this server any more`), continued: null }
  const table: StoredTable = { row, rules: new Rules(loaded.game), logEntries, stored }
  // Of many tables that wake at once, one does in each turn of the event loop.
  await nextTurn()
  if (stored && !whole) {
    try {
      return { core: woken(table, stored, eventLog), continued: null }
    } catch (error) {
      // Whatever is wrong with the position: the log has everything.
      onReplayed?.(id, error instanceof Error ? error.message : String(error))
    }
  }
  try {
    return await fromLog(table)
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RulesFault)) throw error
    return otherRules(table, error.message)
  }
}

/** The table by its log alone; one that went on under other rules begins at the position it was left in. */
async function fromLog(table: StoredTable): Promise<LoadedCore> {
  const { row, rules, logEntries } = table
  if (logEntries.some(({ logEntry }) => logEntry.kind === 'continued'))
    return { core: fromCheckpoint(table), continued: null }
  return { core: await replayed(table), continued: rules.fit(row) ? null : continuedBy(rules, logEntries) }
}

/** A row that is damaged makes its table unreadable, and no other. */
function readableEntries(rows: readonly LogEntryRow[]): NumberedLogEntry[] {
  return rows.map((row) => {
    try {
      return fromRow(row)
    } catch (error) {
      const fault = new ActRefusal('read-only', `Line ${row.seq} of its log cannot be read`, { detail: 'log-broken' })
      fault.cause = error
      throw fault
    }
  })
}

const continuedBy = (rules: Rules, logEntries: readonly NumberedLogEntry[]): LogEntry => ({
  kind: 'continued',
  version: rules.version,
  contentHash: rules.contentHash,
  entries: pastOf(logEntries).entries.length,
})

/** Resumes from the stored position and plays the log entries since. */
function woken(
  { row, rules, logEntries }: StoredTable,
  stored: CheckpointRow,
  eventLog: readonly EventLogRow[],
): TableCore {
  const resumePoint = readResumePoint(stored.resume_point)
  if (!rules.fit(row) || resumePoint.contentHash !== rules.contentHash)
    throw new Refusal('it was stored by other rules')
  if (logEntries.length < resumePoint.seq) throw new Refusal('its log ends before')
  const core = new TableCore(row, rules)
  const before = logEntries.slice(0, resumePoint.seq)
  const past = pastOf(before)
  for (const numbered of before) core.state.fold(numbered)
  const { seq, eventCount, undoLimit } = resumePoint
  const match = matchAt(core, rules, stored, { ...past, undoLimit, eventCount })
  if (hashState(match.table.state) !== resumePoint.stateHash || match.hash !== (past.hashes.at(-1) ?? match.hash))
    throw new Refusal('it leads to another position')
  core.wake(match, past, EventLog.of(eventLog, seq, eventCount), resumePoint)
  core.stored = { entries: stored.entries, eventCount, stale: false }
  if (eventLog.length === 1 && isPacked(eventLog[0]?.events ?? '')) core.stored = { ...core.stored, isResult: true }
  for (const numbered of logEntries.slice(seq)) core.replay(numbered)
  return core
}

/** A long game is replayed in slices: nobody else has to wait for it. */
async function replayed({ row, rules, logEntries, stored }: StoredTable): Promise<TableCore> {
  const core = new TableCore(row, rules)
  const slice = new Slice()
  const past = new PastMatches()
  for (const logEntry of logEntries) {
    await past.prepareReplay(row.id, core, logEntry.logEntry)
    core.replay(logEntry)
    if (!slice.isOver) continue
    // Putting the events into words is most of the work: it is done as they come.
    core.collectEvents()
    await slice.next()
  }
  core.collectEvents()
  core.isReplayed = true
  core.stored = { ...core.stored, stale: stored !== undefined }
  return core
}

/** The log does not replay under the rules that are here: another version, or a fault of ours. */
function otherRules(table: StoredTable, why: string): LoadedCore {
  const { row, rules, logEntries } = table
  if (rules.fit(row)) return { core: readOnly(row, logEntries, `Its log does not replay: ${why}`), continued: null }
  try {
    return { core: fromCheckpoint(table), continued: continuedBy(rules, logEntries) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const reason = `It was begun with ${row.game} ${row.rules_version}; here is ${rules.version}, and ${error.message}`
    return { core: readOnly(row, logEntries, reason), continued: null }
  }
}

/** The table at its stored position, under rules that cannot replay its log. */
function fromCheckpoint({ row, rules, logEntries, stored }: StoredTable): TableCore {
  if (!stored) throw new Refusal('no checkpoint was kept')
  const core = new TableCore(row, rules)
  for (const logEntry of logEntries) core.recall(logEntry)
  core.continueFrom(matchAt(core, rules, stored, { ...pastOf(logEntries), eventCount: 0 }), logEntries.at(-1)?.at ?? 0)
  core.stored = { entries: stored.entries, eventCount: 0, stale: true }
  return core
}

/** The match that goes on from a stored position. */
function matchAt(
  { row, entropy, options }: TableCore,
  { game }: Rules,
  stored: CheckpointRow,
  { eventCount, stepsBack, ...past }: Past & Pick<SavedMatch, 'undoLimit'> & { readonly eventCount: number },
): Match {
  const state = JSON.parse(stored.state) as State
  const why = misfit(game, row.seats, state)
  if (why) throw new Refusal(`its position does not fit: ${why}`)
  const seed = seedFrom(row.secret, entropy)
  const redraws = stepsBack.map(({ after, step }) => redrawOf(seed, after, step))
  const checkpoint = { state, count: stored.entries, eventCount }
  return new Match({ game, seats: row.seats, options, seed }, { from: { checkpoint, redraws, ...past } })
}

function readOnly(row: MatchRow, logEntries: readonly NumberedLogEntry[], reason: string): TableCore {
  const core = new TableCore(row, null)
  for (const logEntry of logEntries) core.recall(logEntry)
  if (!core.state.isOver) core.state.end('read-only', reason)
  return core
}
