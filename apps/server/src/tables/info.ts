import {
  type Clock,
  distinctNames,
  type Options,
  type PreviewReply,
  type TableInfo,
  type TableSummary,
} from '@sablier/protocol'
import type { LobbyRow } from '../storage/append.ts'
import type { MatchRow } from '../storage/schema.ts'
import type { TableCore } from './core.ts'
import type { TableState } from './table-state.ts'
import { isDue, lapsesAt, voteInfo } from './votes.ts'

/** How long the server leaves a computer player's turn to the process that brought it about. */
export const BOT_GRACE = 10_000

/** How often a vote is looked at whose absent voices may lapse. */
const VOTE_LOOK = 5000
const LOBBY_STEP = 60_000

/** A table as everybody may know it; the fields that differ per person are empty. */
export function commonInfo(core: TableCore): TableInfo {
  const { row, state, time } = core
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: core.options,
    visibility: row.visibility,
    clock: time.clock,
    status: state.status,
    reason: state.reason,
    end: state.ending,
    createdAt: row.created_at,
    startedAt: state.startedAt,
    host: state.host,
    expiresAt: state.status === 'open' ? state.lastAt + core.openMs : null,
    seats: seatInfos(core),
    you: null,
    youHost: false,
    invite: null,
    code: null,
    waiting: [...core.waiting],
    clockAt: clockAt(core),
    deadlines: deadlines(core),
    votes: state.votes.map((vote) => voteInfo(vote, state.voices, core.times)),
    consent: core.times,
    notices: [...state.notices.list],
    dice: {
      commitment: row.commitment,
      secret: state.isOver ? row.secret : null,
      entropy: state.startedAt === null ? null : core.entropy,
    },
    hints: state.hints,
    rematch: state.rematch,
    muted: [],
    removed: false,
  }
}

function seatInfos({ state, time }: TableCore): TableInfo['seats'] {
  const { seats, voices } = state
  const names = distinctNames(seats.map(({ person }) => person?.name ?? null))
  return seats.map(({ person, invited, bot, away, entropy, isReady, advised }, seat) => ({
    person: person && { id: person.id, name: names[seat]?.name ?? '', language: person.language },
    invited: invited && { id: invited.id, name: invited.name },
    lookalike: names[seat]?.lookalike ?? false,
    bot,
    away,
    voice: voices.includes(seat),
    advised,
    ready: bot !== null || isReady,
    entropy: entropy !== null,
    bank: time.clock.kind === 'live' ? (time.banks[seat] ?? 0) : null,
  }))
}

/** The fields that change during play: the seats waited for, and the clocks. */
type Moving = Pick<TableInfo, 'seats' | 'waiting' | 'clockAt' | 'deadlines'>

export const movingPart = ({ seats, waiting, clockAt, deadlines }: Moving): Moving => ({
  seats,
  waiting,
  clockAt,
  deadlines,
})
/** The same after answers that left the table in play. */
export function movedOn(core: TableCore, before: Moving): Moving {
  const { clock, banks } = core.time
  return {
    seats: clock.kind === 'live' ? before.seats.map((seat, i) => ({ ...seat, bank: banks[i] ?? 0 })) : before.seats,
    waiting: [...core.waiting],
    clockAt: clockAt(core),
    deadlines: clock.kind === 'none' ? before.deadlines : deadlines(core),
  }
}
function clockAt({ time }: TableCore): number {
  let last = 0
  for (const since of time.since) if (since !== null && since > last) last = since
  return last
}
const deadlines = ({ state, time }: TableCore): (number | null)[] =>
  state.seats.map((_, seat) => (state.status === 'playing' ? time.deadline(seat) : null))

/** A table as one person may know it. */
export function personalInfo(
  common: TableInfo,
  core: TableCore,
  person: string | null,
  silenced: Iterable<string> = [],
): TableInfo {
  const you = core.state.seatOf(person)
  return {
    ...common,
    you,
    youHost: you !== null && you === common.host,
    invite: you === null ? null : core.row.invite,
    code: you === null || common.status !== 'open' ? null : core.row.join_code,
    muted: [...silenced],
    removed: person !== null && core.state.removed.has(person),
  }
}

interface Summary {
  readonly seats: TableSummary['seats']
  readonly owners: readonly (string | null)[]
  readonly waiting: readonly number[]
  /** The people for whom seats are kept. Older servers did not write this field, nor those below. */
  readonly invited?: readonly (string | null)[]
  /** Seats whose people do not come back: they have resigned or were removed. */
  readonly resigned?: readonly number[]
  readonly result?: TableSummary['result']
}

/** The people to whom the seats belong, or for whom they are kept: a person's tables are found by it. */
export const ownersOf = ({ seats }: TableState): (string | null)[] =>
  seats.map(({ person, invited }) => (person ?? invited)?.id ?? null)

/** How a game ended: by its rules, or because somebody gave up. */
function resultOf({ match, state: { ending } }: TableCore): TableSummary['result'] {
  const result = match?.result
  if (result) return { reason: result.reason, winners: [...result.winners], scores: [...result.scores] }
  if (!ending || ending.winners.length === 0) return null
  return { reason: ending.why, winners: [...ending.winners], scores: [] }
}

/** The row that the storage keeps beside the log, for the lobby and for waking. */
export function lobbyRowOf(core: TableCore, now: number, before: number): LobbyRow {
  const { state } = core
  const names = distinctNames(state.seats.map(({ person }) => person?.name ?? null))
  const summary: Summary = {
    seats: state.seats.map(({ person, bot }, i) => (person || bot ? { name: names[i]?.name ?? '', bot } : null)),
    owners: state.seats.map(({ person }) => person?.id ?? null),
    waiting: core.waiting,
    invited: state.seats.map(({ invited }) => invited?.id ?? null),
    resigned: state.seats.flatMap(({ person }, seat) => (person && !state.voices.includes(seat) ? [seat] : [])),
    result: resultOf(core),
  }
  return {
    status: state.status,
    // The lobby is in the order of changes: answers alone move a table up once a minute, not each time.
    changed_at: before > now - LOBBY_STEP ? before : now,
    wake_at: wakeAt(core, now),
    free_seats: state.status === 'open' ? state.free : 0,
    summary: JSON.stringify(summary),
  }
}

/** When somebody has to look after the table: for a computer player, because a clock runs out, voices lapse, or nobody begins. */
export function wakeAt(core: TableCore, now: number): number | null {
  if (core.state.status === 'open') return core.state.lastAt + core.openMs
  let first: number | null = null
  for (const seat of core.waiting) {
    const at = core.state.seats[seat]?.bot ? now + BOT_GRACE : core.time.deadline(seat)
    if (at !== null && (first === null || at < first)) first = at
  }
  for (const vote of core.state.votes) {
    const lapse = isDue(vote, core.state.voices) ? now : lapsesAt(vote, core.times)
    // A silent person may still leave, so the vote is looked at again.
    const at = lapse === null || lapse > now ? lapse : now + VOTE_LOOK
    if (at !== null && (first === null || at < first)) first = at
  }
  return first
}

/** The people to whom the seats of a table in the lobby belong. */
export function ownersIn(row: MatchRow): readonly (string | null)[] {
  try {
    return (JSON.parse(row.summary) as Partial<Summary>).owners ?? []
  } catch {
    return []
  }
}

/** A table as the lobby shows it to a person. */
export function summaryOf(row: MatchRow, person: string | null): TableSummary {
  const { seats = [], owners = [], waiting = [], ...more } = JSON.parse(row.summary) as Partial<Summary>
  const you = person === null ? -1 : owners.indexOf(person)
  const isRunning = row.status === 'open' || row.status === 'playing'
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    clock: JSON.parse(row.clock) as Clock,
    options: JSON.parse(row.options) as Options,
    seats: [...seats],
    free: row.free_seats,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    you: you < 0 ? null : you,
    yourTurn: you >= 0 && waiting.includes(you) && !seats[you]?.bot,
    invited: person !== null && row.status === 'open' && more.invited?.includes(person) === true,
    canContinue: isRunning && you >= 0 && more.resigned?.includes(you) !== true,
    result: more.result ?? null,
  }
}

/** Tables as the lobby shows them. A row that cannot be read is left out: it must not hide all others. */
export function summariesOf(
  rows: readonly MatchRow[],
  person: string | null,
  onBad: (table: string, error: unknown) => void = () => {},
): TableSummary[] {
  return rows.flatMap((row) => {
    try {
      return [summaryOf(row, person)]
    } catch (error) {
      onBad(row.id, error)
      return []
    }
  })
}

/** A table as somebody sees it who has not come in yet: no talk, nothing of the game, nobody's id. */
export function previewOf(core: TableCore): PreviewReply {
  const { id, game, options, clock, visibility, status, seats, host } = commonInfo(core)
  return {
    id,
    game,
    options,
    clock,
    visibility,
    status,
    host: host === null ? null : (seats[host]?.person?.name ?? null),
    seats: seats.map(({ person, bot }) => (person || bot ? { name: person?.name ?? '', bot } : null)),
    free: status === 'open' ? core.state.free : 0,
    result: resultOf(core),
  }
}
