import { Refusal } from '../errors.ts'
import type { Ask } from '../flow/ask.ts'
import type { AnyGame, OptionValues } from '../game.ts'
import { chainHash, hashState } from '../hash.ts'
import { copyState, type Result } from '../state.ts'
import type { GameEvent } from '../table/events.ts'
import { RunningTable } from '../table/running-table.ts'
import { Checkpoints } from './checkpoints.ts'
import { layoutFor, setUp } from './deal.ts'
import { commonStart, type Entry, hashAfter, ownEntry } from './entry.ts'
import type { Checkpoint, MatchSpec, SavedMatch } from './match-data.ts'
import { checkOptions } from './options.ts'
import type { Redraw } from './redraw.ts'
import { refill } from './refill.ts'
import { Runner } from './runner.ts'
import { ViewCache } from './view-cache.ts'

const RULES_CHANGED = 'The rules have changed since this moment'

/** The entries of a match and the game they lead to: goes on with each entry, and back to an earlier one. */
export class MatchPlay {
  readonly game: AnyGame
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
  /** All entries so far; the match is nothing but these. */
  readonly entries: Entry[] = []
  /** The hash after each entry. */
  readonly hashes: string[] = []
  /** Where chance was redrawn, after agreed steps back. */
  readonly redraws: Redraw[] = []
  /** The events since `eventsFrom`; redact them before showing. Null: nobody listens. */
  events: GameEvent[] | null
  /** The number of events before these: handed over, or older than the checkpoint the match resumed from. */
  eventsFrom = 0
  /** The undo limit after each entry. */
  protected readonly undoLimits: number[] = []
  protected checkpoints = new Checkpoints()
  protected runner: Runner
  /** The views of this table, kept up to date. */
  protected viewCache = new ViewCache()
  private open: readonly Ask[] | null = null

  /** `listen: false` for a match that nobody watches: no events are kept. `from`: go on from there instead of setting up. */
  constructor(spec: MatchSpec, { listen = true, from }: { listen?: boolean; from?: SavedMatch } = {}) {
    this.game = spec.game
    this.seats = spec.seats
    this.options = checkOptions(spec.game, spec.seats, spec.options)
    this.seed = spec.seed
    this.events = listen ? [] : null
    this.runner = from ? this.goOn(from) : this.run(this.newTable())
  }

  get over(): boolean {
    return this.runner.over
  }
  get result(): Result | null {
    return this.runner.table.state.result
  }
  /** The true table: for the server and for tests, never for a seat. */
  get table(): RunningTable {
    return this.runner.table
  }
  /** The hash of the whole game so far. */
  get hash(): string {
    return this.hashes[this.hashes.length - 1] ?? chainHash(this.game.id, hashState(this.runner.table.state))
  }

  /** Open questions, one per seat at most. */
  asks(): readonly Ask[] {
    this.open ??= this.runner.asks()
    return this.open
  }
  /** Several seats are being asked at once and their answers are sealed. */
  get sealing(): boolean {
    return this.runner.gather !== null
  }
  /** The number of entries that no free undo crosses: somebody has learned something from them. */
  get undoLimit(): number {
    return this.undoLimitAt(this.undoLimits.length)
  }
  /** The undo limit after this many entries. */
  undoLimitAt(count: number): number {
    return this.undoLimits[count - 1] ?? 0
  }
  /** The beginning of the last phase. */
  get checkpoint(): Checkpoint {
    return this.checkpoints.last
  }
  /** The number of events so far. */
  get eventCount(): number {
    return this.eventsFrom + (this.events?.length ?? 0)
  }
  /** Everything needed to load this match without a full replay; an independent copy. */
  saved(): SavedMatch {
    const { checkpoint } = this
    return {
      checkpoint,
      entries: this.entries.slice(),
      hashes: this.hashes.slice(),
      redraws: this.redraws.slice(),
      undoLimit: this.undoLimitAt(checkpoint.count),
      events: this.events?.slice(0, Math.max(0, checkpoint.eventCount - this.eventsFrom)) ?? [],
    }
  }
  enter(entry: Entry): void {
    const { length } = this.entries
    try {
      this.apply(ownEntry(entry))
    } catch (thrown) {
      if (this.entries.length > length || !(thrown instanceof Refusal)) {
        this.entries.length = length
        this.rebuild(this.entries.slice())
      }
      throw thrown
    }
  }

  private newTable(): RunningTable {
    return setUp(this, this.events)
  }
  private tableAt(checkpoint: Checkpoint): RunningTable {
    const table = new RunningTable(
      this.game,
      layoutFor(this.game, this.seats),
      copyState(checkpoint.state),
      this.options,
    )
    table.entry = checkpoint.count
    table.events = this.events
    return table
  }
  private run(table: RunningTable): Runner {
    const runner = new Runner(table, true, () => this.checkpoints.keep(table, this.eventCount))
    this.checkpoints.keep(table, this.eventCount)
    this.runner = runner
    this.open = null
    this.viewCache = new ViewCache()
    table.touched = new Array<number>(table.layout.places.length).fill(0)
    runner.begin()
    return runner
  }
  /** Resumes from a checkpoint: events before it stand, later ones are emitted again. */
  private goOn({
    checkpoint,
    entries,
    hashes,
    redraws = [],
    undoLimit = checkpoint.count,
    events = [],
  }: SavedMatch): Runner {
    const { count, eventCount } = checkpoint
    refill(this.redraws, redraws)
    refill(this.entries, entries.slice(0, count))
    refill(this.hashes, hashes.slice(0, count))
    refill(this.undoLimits, new Array<number>(count).fill(undoLimit))
    if (this.events) refill(this.events, events)
    this.eventsFrom = eventCount - events.length
    this.run(this.tableAt(checkpoint))
    this.applyKnown(entries, hashes)
    return this.runner
  }
  /** Applies the remaining entries. Known hashes are trusted, except the last, which is computed and so checked. */
  protected applyKnown(entries: readonly Entry[], hashes: readonly string[]): void {
    const last = entries.length - 1
    this.checkpoints.replayed = entries.length
    this.drawDue()
    for (let index = this.entries.length; index <= last; index++) {
      this.apply(entries[index] as Entry, index < last ? hashes[index] : undefined)
      this.drawDue()
    }
    this.checkpoints.replayed = 0
  }
  /** Redraws chance where an agreed step back led here. */
  private drawDue(): void {
    for (const redraw of this.redraws) if (redraw.after === this.entries.length) this.draw(redraw)
  }
  /** Redraws chance now. No free undo crosses a redraw. */
  protected draw(redraw: Redraw): void {
    this.runner.drawAnew(redraw)
    this.open = null
    const { length } = this.entries
    if (length > 0) this.undoLimits[length - 1] = length
  }
  private apply(entry: Entry, hash?: string): void {
    const { table } = this
    const index = this.entries.length
    this.open = null
    table.learned = false
    table.entry = index + 1
    try {
      if ('take' in entry) this.runner.take(entry.seat, entry.take, entry.said)
      else this.runner.feed(entry.seat, entry.answer)
    } catch (thrown) {
      table.entry = index
      throw thrown
    }
    this.hashes.push(hash ?? hashAfter(this.hash, entry, this.sealing ? null : table.state))
    this.entries.push(entry)
    this.undoLimits.push(table.learned ? index + 1 : this.undoLimit)
  }

  /** Takes entries back. If the present rules no longer lead there, it refuses and changes nothing. */
  protected goBack(entries: readonly Entry[]): void {
    const before = this.saved()
    const undoLimits = this.undoLimits.slice()
    const { checkpoints } = this
    this.checkpoints = checkpoints.copy()
    try {
      this.rebuild(entries)
    } catch (thrown) {
      this.goOn(before)
      this.checkpoints = checkpoints
      refill(this.undoLimits, undoLimits)
      // The reason is withheld: it could reveal what others have answered.
      throw thrown instanceof Refusal ? new Refusal(RULES_CHANGED) : thrown
    }
  }
  /** Replays to the end of these entries from the nearest checkpoint, emitting events again from there. */
  private rebuild(entries: readonly Entry[]): void {
    const common = commonStart(entries, this.entries)
    const hash = this.hashes[common - 1]
    const checkpoint = this.checkpoints.takeUpTo(common)
    const count = checkpoint?.count ?? 0
    this.entries.length = count
    this.hashes.length = count
    this.undoLimits.length = count
    const eventCount = checkpoint?.eventCount ?? 0
    this.eventsFrom = Math.min(this.eventsFrom, eventCount)
    if (this.events) this.events.length = eventCount - this.eventsFrom
    this.run(checkpoint ? this.tableAt(checkpoint) : this.newTable())
    refill(
      this.redraws,
      this.redraws.filter(({ after }) => after <= entries.length),
    )
    this.applyKnown(entries, [])
    if (this.hashes[common - 1] !== hash) throw new Refusal(RULES_CHANGED)
  }
}
