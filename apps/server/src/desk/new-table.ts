import { commitTo, type OptionValues } from '@sablier/kernel'
import type { Clock, Level, Visibility } from '@sablier/protocol'
import { newId } from '../new-id.ts'
import type { Append } from '../storage/append.ts'
import type { MatchRow } from '../storage/schema.ts'
import { timesFor, USUAL_TIMES } from '../tables/consent-times.ts'
import { TableCore } from '../tables/core.ts'
import { lobbyRowOf, ownersOf } from '../tables/info.ts'
import { type LogEntry, type Person, toRow } from '../tables/log-entry.ts'
import type { Rules } from '../tables/rules.ts'

/** The plan of a new table. */
export interface TablePlan {
  readonly options: OptionValues
  readonly visibility: Visibility
  readonly clock: Clock
  /** For whom the seats are at first: whoever opens the table, somebody who is invited, a computer player or nobody yet. */
  readonly seats: readonly (Person | Level | null)[]
  readonly entropy?: string | undefined
  readonly start?: boolean | undefined
  readonly hints?: boolean | undefined
  /** The times granted to absent people. */
  readonly times?: typeof USUAL_TIMES
  /** How long it waits to begin. */
  readonly openMs?: number | undefined
  /** The address of whoever opens it, hashed. */
  readonly openedFrom?: string | null | undefined
  /** The short code that leads to it. */
  readonly joinCode?: string
}

/** A new table with its first log entries, ready to be written. The secret of its dice is chosen here; only its commitment is shown. */
export function newTable(
  rules: Rules,
  by: Person,
  plan: TablePlan,
  now: number,
): Append & { readonly create: MatchRow } {
  const secret = newId(32)
  const options = rules.options(plan.seats.length, plan.options)
  const create: MatchRow = {
    id: newId(9),
    game: rules.game.id,
    rules_version: rules.version,
    content_hash: rules.contentHash,
    seats: plan.seats.length,
    options: JSON.stringify(options),
    visibility: plan.visibility,
    clock: JSON.stringify(plan.clock),
    invite: newId(12),
    secret,
    commitment: commitTo(secret),
    created_by: by.id,
    created_at: now,
    status: 'open',
    changed_at: now,
    wake_at: null,
    last_seq: 0,
    free_seats: 0,
    summary: '{}',
    opened_from: plan.openedFrom ?? null,
    join_code: plan.joinCode ?? null,
  }
  const core = new TableCore(create, rules)
  core.openMs = plan.openMs ?? core.openMs
  const logEntries = firstLines(by, plan).map((logEntry) => toRow(create.id, core.add(logEntry, now, null, null)))
  const owners = ownersOf(core.state)
  return { match: create.id, after: 0, logEntries, lobbyRow: lobbyRowOf(core, now, 0), create, owners }
}

function firstLines(by: Person, plan: TablePlan): LogEntry[] {
  const { seats, entropy, start, hints, clock, times = USUAL_TIMES } = plan
  const logEntries = seats.flatMap((seat, i): LogEntry[] => {
    if (seat === null) return []
    if (typeof seat === 'string') return [{ kind: 'bot-seated', seat: i, level: seat }]
    // Nobody seats another person: the others are invited.
    return [seat.id === by.id ? { kind: 'sat', seat: i, by } : { kind: 'invited', seat: i, person: seat }]
  })
  const mine = seats.findIndex((seat) => seat !== null && typeof seat === 'object' && seat.id === by.id)
  if (entropy !== undefined && mine >= 0) logEntries.push({ kind: 'entropy', seat: mine, text: entropy })
  if (hints !== undefined) logEntries.push({ kind: hints ? 'hints' : 'no-hints' })
  logEntries.push({ kind: 'times', times: timesFor(clock, times) })
  if (start && !seats.includes(null)) logEntries.push({ kind: 'started' })
  return logEntries
}
