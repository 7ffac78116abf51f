import { Match, type OptionValues, Refusal, RulesFault, type State, seedFrom } from '@sablier/kernel'
import type { MatchRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from './act-refusal.ts'
import { TableCore } from './core.ts'
import { entriesOf } from './entries-of.ts'
import { misfit } from './fits.ts'
import { fromRow, type Line, type Logged } from './line.ts'
import { Rules } from './rules.ts'
import type { GameShelf } from './shelf.ts'

/** A table as it was loaded, and what has to be added to its log because its rules have changed. */
export interface LoadedCore {
  readonly core: TableCore
  readonly continued: Line | null
}

/** Loads a table from its log. Its rules may have changed since: then it goes on where it can, or is shown as it was. */
export async function loadCore(storage: Storage, shelf: GameShelf, id: string): Promise<LoadedCore> {
  const row = await storage.match(id)
  if (!row) throw new ActRefusal('unknown-table', 'There is no such table')
  const lines = (await storage.lines(id)).map(fromRow)
  const loaded = await shelf.load(row.game)
  if (!loaded)
    return { core: readOnly(row, lines, `The game ${row.game} is not on this server any more`), continued: null }
  const rules = new Rules(loaded.game)
  const moved = lines.some(({ line }) => line.kind === 'continued')
  try {
    if (moved) return { core: await fromCheckpoint(storage, row, rules, lines), continued: null }
    return { core: replayed(row, rules, lines), continued: rules.fit(row) ? null : continuedBy(rules, lines) }
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RulesFault)) throw error
    return await otherRules(storage, row, rules, lines, error.message)
  }
}

const continuedBy = (rules: Rules, lines: readonly Logged[]): Line => ({
  kind: 'continued',
  version: rules.version,
  contentHash: rules.contentHash,
  entries: entriesOf(lines).entries.length,
})

function replayed(row: MatchRow, rules: Rules, lines: readonly Logged[]): TableCore {
  const core = new TableCore(row, rules)
  for (const line of lines) core.replay(line)
  return core
}

/** The log does not replay under the rules that are here: another version, or a fault of ours. */
async function otherRules(
  storage: Storage,
  row: MatchRow,
  rules: Rules,
  lines: readonly Logged[],
  why: string,
): Promise<LoadedCore> {
  if (rules.fit(row)) return { core: readOnly(row, lines, `Its log does not replay: ${why}`), continued: null }
  try {
    return { core: await fromCheckpoint(storage, row, rules, lines), continued: continuedBy(rules, lines) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const reason = `It was begun with ${row.game} ${row.rules_version}; here is ${rules.version}, and ${error.message}`
    return { core: readOnly(row, lines, reason), continued: null }
  }
}

async function fromCheckpoint(
  storage: Storage,
  row: MatchRow,
  rules: Rules,
  lines: readonly Logged[],
): Promise<TableCore> {
  const stored = await storage.checkpoint(row.id)
  if (!stored) throw new Refusal('no checkpoint was kept')
  const state = JSON.parse(stored.state) as State
  const why = misfit(rules.game, row.seats, state)
  if (why) throw new Refusal(`its position does not fit: ${why}`)
  const core = new TableCore(row, rules)
  for (const line of lines) core.recall(line)
  const { entries, hashes } = entriesOf(lines)
  const options = JSON.parse(row.options) as OptionValues
  const spec = { game: rules.game, seats: row.seats, options, seed: seedFrom(row.secret, core.entropy) }
  const match = new Match(spec, { from: { checkpoint: { state, count: stored.entries, told: 0 }, entries, hashes } })
  core.continueFrom(match, lines.at(-1)?.at ?? 0)
  return core
}

function readOnly(row: MatchRow, lines: readonly Logged[], reason: string): TableCore {
  const core = new TableCore(row, null)
  for (const line of lines) core.recall(line)
  if (core.state.status !== 'over' && core.state.status !== 'closed') core.state.end('read-only', reason)
  return core
}
