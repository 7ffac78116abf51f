import { hashState, Match, Refusal, RulesFault, redrawOf, type SavedMatch, type State, seedFrom } from '@sablier/kernel'
import type { CheckpointRow, MatchRow, StoryRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from './act-refusal.ts'
import { readBookmark } from './bookmark.ts'
import { TableCore } from './core.ts'
import { misfit } from './fits.ts'
import { fromRow, type Line, type Logged } from './line.ts'
import type { LiveTable } from './live-table.ts'
import { type Past, pastOf } from './past.ts'
import { Rules } from './rules.ts'
import type { GameShelf } from './shelf.ts'
import { Story } from './story.ts'

/** A table as it was loaded, and what has to be added to its log because its rules have changed. */
export interface LoadedCore {
  readonly core: TableCore
  readonly continued: Line | null
}

interface Loading {
  /** Replays it from its first answer, whatever is stored. */
  readonly whole?: boolean
  /** It had to be replayed from its first answer though a position is stored. */
  readonly onReplayed?: (table: string, why: string) => void
}

/** Lets a table take in only what came after, where nothing of its own has gone wrong; null: it has to be loaded. */
export async function readOn(storage: Storage, { id, core, unsaved }: LiveTable): Promise<TableCore | null> {
  if (unsaved.length > 0 || !core.match) return null
  try {
    for (const row of await storage.lines(id, core.seq)) core.replay(fromRow(row))
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
  storage: Storage,
  shelf: GameShelf,
  id: string,
  { whole = false, onReplayed }: Loading = {},
): Promise<LoadedCore> {
  const [row, stored] = await Promise.all([storage.match(id), storage.checkpoint(id)])
  if (!row) throw new ActRefusal('unknown-table', 'There is no such table')
  const lines = (await storage.lines(id)).map(fromRow)
  const moved = lines.some(({ line }) => line.kind === 'continued')
  const asleep = !whole && (row.status === 'playing' || moved)
  const story = stored && asleep ? await storage.story(id) : []
  const loaded = await shelf.load(row.game)
  if (!loaded)
    return { core: readOnly(row, lines, `The game ${row.game} is not on this server any more`), continued: null }
  const rules = new Rules(loaded.game)
  if (stored && asleep) {
    try {
      return { core: woken(row, rules, lines, stored, story), continued: null }
    } catch (error) {
      // Whatever is wrong with it: the log tells everything.
      onReplayed?.(id, error instanceof Error ? error.message : String(error))
    }
  }
  try {
    if (moved) return { core: fromCheckpoint(row, rules, lines, stored), continued: null }
    return { core: replayed(row, rules, lines, stored), continued: rules.fit(row) ? null : continuedBy(rules, lines) }
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RulesFault)) throw error
    return otherRules(row, rules, lines, stored, error.message)
  }
}

const continuedBy = (rules: Rules, lines: readonly Logged[]): Line => ({
  kind: 'continued',
  version: rules.version,
  contentHash: rules.contentHash,
  entries: pastOf(lines).entries.length,
})

/** The table at the bookmark of its stored position, and the lines since played. */
function woken(
  row: MatchRow,
  rules: Rules,
  lines: readonly Logged[],
  stored: CheckpointRow,
  story: readonly StoryRow[],
): TableCore {
  const bookmark = readBookmark(stored.bookmark)
  if (!rules.fit(row) || bookmark.contentHash !== rules.contentHash) throw new Refusal('it was stored by other rules')
  if (lines.length < bookmark.seq) throw new Refusal('its log ends before')
  const core = new TableCore(row, rules)
  const before = lines.slice(0, bookmark.seq)
  const past = pastOf(before)
  for (const logged of before) core.state.fold(logged)
  const { seq, told, line } = bookmark
  const match = matchAt(core, rules, stored, { ...past, line, told })
  if (hashState(match.table.state) !== bookmark.stateHash || match.hash !== (past.hashes.at(-1) ?? match.hash))
    throw new Refusal('it leads to another position')
  core.wake(match, past, Story.of(story, seq, told), bookmark)
  core.stored = { entries: stored.entries, told, stale: false }
  for (const logged of lines.slice(seq)) core.replay(logged)
  return core
}

function replayed(row: MatchRow, rules: Rules, lines: readonly Logged[], stored: CheckpointRow | undefined): TableCore {
  const core = new TableCore(row, rules)
  for (const line of lines) core.replay(line)
  core.stored = { ...core.stored, stale: stored !== undefined }
  return core
}

/** The log does not replay under the rules that are here: another version, or a fault of ours. */
function otherRules(
  row: MatchRow,
  rules: Rules,
  lines: readonly Logged[],
  stored: CheckpointRow | undefined,
  why: string,
): LoadedCore {
  if (rules.fit(row)) return { core: readOnly(row, lines, `Its log does not replay: ${why}`), continued: null }
  try {
    return { core: fromCheckpoint(row, rules, lines, stored), continued: continuedBy(rules, lines) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const reason = `It was begun with ${row.game} ${row.rules_version}; here is ${rules.version}, and ${error.message}`
    return { core: readOnly(row, lines, reason), continued: null }
  }
}

/** The table at its stored position, under rules that cannot replay its log. */
function fromCheckpoint(
  row: MatchRow,
  rules: Rules,
  lines: readonly Logged[],
  stored: CheckpointRow | undefined,
): TableCore {
  if (!stored) throw new Refusal('no checkpoint was kept')
  const core = new TableCore(row, rules)
  for (const line of lines) core.recall(line)
  core.continueFrom(matchAt(core, rules, stored, { ...pastOf(lines), told: 0 }), lines.at(-1)?.at ?? 0)
  core.stored = { entries: stored.entries, told: 0, stale: true }
  return core
}

/** The match that goes on from a stored position. */
function matchAt(
  { row, entropy, options }: TableCore,
  { game }: Rules,
  stored: CheckpointRow,
  { told, stepsBack, ...past }: Past & Pick<SavedMatch, 'line'> & { readonly told: number },
): Match {
  const state = JSON.parse(stored.state) as State
  const why = misfit(game, row.seats, state)
  if (why) throw new Refusal(`its position does not fit: ${why}`)
  const seed = seedFrom(row.secret, entropy)
  const redraws = stepsBack.map(({ after, step }) => redrawOf(seed, after, step))
  const checkpoint = { state, count: stored.entries, told }
  return new Match({ game, seats: row.seats, options, seed }, { from: { checkpoint, redraws, ...past } })
}

function readOnly(row: MatchRow, lines: readonly Logged[], reason: string): TableCore {
  const core = new TableCore(row, null)
  for (const line of lines) core.recall(line)
  if (!core.state.isOver) core.state.end('read-only', reason)
  return core
}
