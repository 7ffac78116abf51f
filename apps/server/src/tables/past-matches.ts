import { Match, Refusal, RulesFault, type SavedMatch } from '@sablier/kernel'
import { LRUCache } from 'lru-cache'
import { Slice } from '../run/turns.ts'
import { ActRefusal } from './act-refusal.ts'
import type { TableCore } from './core.ts'
import { NEAR } from './far-back.ts'
import type { LogEntry } from './log-entry.ts'

/** How many entries are replayed at once: a few milliseconds' worth, even with cold code. */
const STEP = 16
/** A position is remembered for every so many entries. */
const APART = 48
/** Tables whose earlier positions are remembered. */
const TABLES = 24

/** A position from which a match can be replayed on. */
interface Keyframe extends Pick<SavedMatch, 'checkpoint' | 'undoLimit'> {
  /** The hash of the game there. A game that went back and took another way does not fit any more. */
  readonly hash: string | undefined
}

/**
 * Matches as they were earlier. A replay goes in short steps and lets everybody else have a turn in between. Positions on
 * the way are remembered, so that the next look at the same table replays one step at most.
 */
export class PastMatches {
  private readonly keyframes = new LRUCache<string, Keyframe[]>({ max: TABLES })

  /** How many entries have to be replayed to look at a moment. */
  cost(table: string, core: Pick<TableCore, 'match'>, count: number): number {
    const { match } = core
    return match ? count - (this.nearest(table, match, count)?.checkpoint.count ?? 0) : 0
  }
  /** The match as it was after so many of its entries. */
  async at(table: string, core: Pick<TableCore, 'match'>, count: number): Promise<Match> {
    const { match } = core
    if (!match || count > match.entries.length)
      throw new ActRefusal('not-now', 'There is no such moment', { detail: 'no-such-moment' })
    const { game, seats, options, seed } = match
    // Copies: the match goes on while others have their turns.
    const entries = match.entries.slice(0, count)
    const hashes = match.hashes.slice(0, count)
    const redraws = match.redraws.filter(({ after }) => after <= count)
    const slice = new Slice()
    await slice.next()
    let from = this.nearest(table, match, count)
    try {
      for (let end = from?.checkpoint.count ?? 0; ; ) {
        end = Math.min(end + STEP, count)
        const saved = { entries: entries.slice(0, end), hashes, redraws: redraws.filter(({ after }) => after <= end) }
        const past: Match = from
          ? new Match({ game, seats, options, seed }, { from: { ...from, ...saved } })
          : Match.replay({ game, seats, options, seed }, saved.entries, saved)
        if (past.hashes.at(-1) !== hashes[end - 1]) break
        if (end === count) return past
        from = this.remember(table, past)
        if (slice.isOver) await slice.next()
      }
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof RulesFault)) throw error
    }
    throw new ActRefusal('read-only', 'The rules have changed since this moment', { detail: 'rules-changed' })
  }

  /** Prepares going back to a moment: the replay is done in slices now, and the rest is short. */
  async prepareBack(table: string, core: TableCore, count: number): Promise<void> {
    try {
      const { checkpoint, hashes } = await this.at(table, core, count)
      core.prepareBack(count, { phase: checkpoint, hash: hashes[checkpoint.count - 1] })
    } catch (error) {
      if (!(error instanceof ActRefusal)) throw error
      core.prepareBack(count, null)
    }
  }
  /** The same for a log entry that is about to be replayed, where it goes far back. */
  async prepareReplay(table: string, core: TableCore, logEntry: LogEntry): Promise<void> {
    const { match } = core
    if (!match || (logEntry.kind !== 'stepped-back' && logEntry.kind !== 'undone-to')) return
    const { entries } = logEntry
    if (entries <= match.entries.length && match.replayedTo(entries) > NEAR)
      await this.prepareBack(table, core, entries)
  }

  /** The last known position before a moment: the match keeps some itself. */
  private nearest(table: string, match: Match, count: number): Keyframe | null {
    const { hashes } = match
    const known = this.keyframes.get(table) ?? []
    const fits = ({ checkpoint, hash }: Keyframe) => checkpoint.count <= count && hashes[checkpoint.count - 1] === hash
    const remembered = known.findLast(fits) ?? null
    const kept = match.nearest(count)
    if (!kept || kept.checkpoint.count <= (remembered?.checkpoint.count ?? 0)) return remembered
    return { ...kept, hash: hashes[kept.checkpoint.count - 1] }
  }
  private remember(table: string, past: Match): Keyframe {
    const { checkpoint } = past
    const { count } = checkpoint
    const keyframe = { checkpoint, undoLimit: past.undoLimitAt(count), hash: past.hashes[count - 1] }
    // Those of another way the game took once make room for this one; later ones are judged when a replay gets there.
    const fits = (known: Keyframe) =>
      known.checkpoint.count > past.entries.length || known.hash === past.hashes[known.checkpoint.count - 1]
    const others = (this.keyframes.get(table) ?? []).filter(fits)
    if (others.some((known) => Math.abs(known.checkpoint.count - count) < APART)) return keyframe
    const all = [...others, keyframe].sort((a, b) => a.checkpoint.count - b.checkpoint.count)
    this.keyframes.set(table, all)
    return keyframe
  }
}
