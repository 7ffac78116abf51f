import type { Chance } from '../chance.ts'
import { Refusal } from '../errors.ts'
import type { Ask } from '../flow/ask.ts'
import type { Answer } from '../flow/flow.ts'
import type { AnyGame, Offer, OptionValues } from '../game.ts'
import { chainHash, hashState } from '../hash.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { redactAll } from '../sight/redact.ts'
import type { SeenEvent } from '../sight/seen-event.ts'
import { copyState, type Result } from '../state.ts'
import type { GameEvent } from '../table/events.ts'
import { Table } from '../table/table.ts'
import type { CachedView, ViewChanges } from './cached-view.ts'
import { Checkpoints } from './checkpoints.ts'
import { layoutFor, setUp } from './deal.ts'
import { commonStart, type Entry, hashAfter, ownEntry } from './entry.ts'
import type { Checkpoint, MatchSpec, SavedMatch, View } from './match-data.ts'
import { checkOptions } from './options.ts'
import { type Position, redrawsSince } from './position.ts'
import { type Redraw, redrawOf } from './redraw.ts'
import { refill } from './refill.ts'
import { Runner } from './runner.ts'
import { Simulation } from './simulation.ts'
import { ViewCache } from './view-cache.ts'
import { withoutSealed } from './without-sealed.ts'

const NO_EVENTS: readonly GameEvent[] = []
const RULES_CHANGED = 'The rules have changed since this moment'

/** A match at a table: takes answers in any legal order, tells what happened, forgets nothing. */
export class Match {
  readonly game: AnyGame
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
  /** All entries so far; the match is nothing but these. */
  readonly entries: Entry[] = []
  /** The hash after each entry. */
  readonly hashes: string[] = []
  /** Where chance was drawn anew, after agreed steps back. */
  readonly redraws: Redraw[] = []
  /** What happened, for everybody who listens; redact before showing. */
  events: GameEvent[] | null
  /** How many events were told before these: they were handed over, or told before the checkpoint from which it goes on. */
  eventsFrom = 0
  /** After each entry: how many entries no free undo crosses. */
  private readonly undoLimits: number[] = []
  private checkpoints = new Checkpoints()
  private runner: Runner
  /** What was made of the table for its viewers: stands until the table changes. */
  private viewCache = new ViewCache()
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
  get table(): Table {
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
  /** How many answers of a seat are sealed now. */
  sealedBy(seat: Seat): number {
    return this.runner.gather?.given(seat) ?? 0
  }
  askOf(seat: Seat): Ask | null {
    return this.asks().find((ask) => ask.seat === seat) ?? null
  }
  /** Reads an answer in a seat's own sight; lets callers encode choices while others' answers are sealed. */
  asSeenBy<T>(viewer: Viewer, work: () => T): T {
    return this.runner.gather ? this.runner.gather.asSeenBy(viewer, work) : work()
  }
  /** Which entry is a seat's last one, counted from 1; 0: it has made none. */
  lastOf(seat: Seat): number {
    let count = this.entries.length
    while (count > 0 && this.entries[count - 1]?.seat !== seat) count--
    return count
  }
  /** What a seat may take up now besides answering. */
  offers(seat: Seat): Offer[] {
    return this.runner.offers(seat)
  }

  /** Takes a seat's answer. What cannot be taken is refused and changes nothing. */
  answer(seat: Seat, answer: unknown): void {
    this.enter({ seat, answer: answer as Answer })
  }
  /** Takes up a standing offer. */
  take(seat: Seat, offer: string): void {
    this.enter({ seat, take: offer })
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

  /** Whether a seat may take back its last answer without asking anybody. */
  canUndo(seat: Seat): boolean {
    const { gather } = this.runner
    if (gather) return gather.given(seat) > 0
    const last = this.entries.length - 1
    return last >= this.undoLimit && this.entries[last]?.seat === seat
  }
  /** How many entries stand that no free undo crosses: somebody learned something by them. */
  get undoLimit(): number {
    return this.undoLimitAt(this.undoLimits.length)
  }
  /** The same after so many entries. */
  undoLimitAt(count: number): number {
    return this.undoLimits[count - 1] ?? 0
  }
  /** Takes back a seat's last answer; returns it so that it can be given again. */
  undo(seat: Seat): Entry {
    if (!this.canUndo(seat))
      throw new Refusal('Nothing can be taken back: somebody has learned something or acted since')
    const index = this.lastOf(seat) - 1
    const taken = this.entries[index] as Entry
    this.goBack(this.entries.filter((_, i) => i !== index))
    return taken
  }
  /** Goes back to an earlier moment: only with everybody's consent. */
  undoTo(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count > this.entries.length)
      throw new Refusal(`There is no moment ${count}`)
    this.goBack(this.entries.slice(0, count))
  }
  /**
   * The same where what was taken back may have told somebody the future: chance and what nobody knows are drawn anew. Inside a
   * common ask it goes back to where that was put, since the answers sealed there were given before. `step`: of its own.
   */
  stepBack(count: number, step: number): void {
    const landing = this.earlier(count)?.beforeSealed ?? count
    this.undoTo(landing)
    const redraw = redrawOf(this.seed, landing, step)
    this.redraws.push(redraw)
    this.draw(redraw)
  }
  /** How many entries there were before the common ask that is open, if one is. */
  get beforeSealed(): number {
    return this.entries.length - (this.runner.gather?.count ?? 0)
  }

  /** The same match at an earlier moment, independent of this one; null: the rules do not lead there any more. */
  earlier(count: number): Match | null {
    const other = new Match(this, { listen: false, from: this.saved() })
    other.checkpoints = this.checkpoints.copy()
    try {
      other.undoTo(count)
      return other
    } catch {
      return null
    }
  }

  /** The same match once more, independent of this one. */
  fork(): Match {
    return new Match(this, { listen: this.events !== null, from: this.saved() })
  }
  /** What is needed to load this match again without replaying it from the start; nothing that changes when it goes on. */
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
  /** A match from its answers. Refuses the first that does not fit, by number. Known hashes are taken over but for the last. */
  static replay(
    spec: MatchSpec,
    entries: readonly Entry[],
    {
      hashes,
      redraws = [],
      ...how
    }: { listen?: boolean; hashes?: readonly string[]; redraws?: readonly Redraw[] } = {},
  ): Match {
    const match = new Match(spec, how)
    refill(match.redraws, redraws)
    try {
      match.applyKnown(entries, hashes ?? [])
    } catch (thrown) {
      if (thrown instanceof Refusal) throw new Refusal(`Entry ${match.entries.length}: ${thrown.message}`, thrown.rule)
      throw thrown
    }
    return match
  }
  /** The beginning of the last phase. */
  get checkpoint(): Checkpoint {
    return this.checkpoints.last
  }
  /** After how many entries the last phase began. */
  get phaseBegan(): number {
    return this.checkpoints.lastCount
  }
  /** The last checkpoint and the entries since: enough to load the match again. */
  position(): Position {
    const { checkpoint } = this
    const since = this.entries.slice(checkpoint.count)
    const read = since.length === this.runner.read.length ? this.runner.read : []
    return { checkpoint, since, read, redraws: redrawsSince(this.redraws, checkpoint.count) }
  }
  /** A silent copy that goes on from here. */
  simulate(): Simulation {
    const { checkpoint, since, read, redraws } = this.position()
    return Simulation.resume(this, checkpoint.state, since, { read, redraws })
  }
  /**
   * A silent world that fits what a seat knows: others' sealed answers are forgotten, hidden cards dealt anew. `over`: an earlier
   * world of this match that is not needed any more; its table is used again.
   */
  world(seat: Seat, chance: Chance, over: Simulation | null = null): Simulation {
    const { checkpoint, since, read, redraws } = this.position()
    let sealedOthers = 0
    for (const other of this.table.seats) if (other !== seat) sealedOthers += this.sealedBy(other)
    const kept = sealedOthers === 0 ? since : withoutSealed(since, seat, sealedOthers)
    return Simulation.world(this, checkpoint.state, kept, { seat, chance, read, redraws, now: this.runner, over })
  }

  /** Everything a viewer may know now, as it is sent; to be brought up to date in place later on. */
  show(viewer: Viewer): CachedView {
    return this.asSeenBy(viewer, () => this.viewCache.show(this, viewer))
  }
  /** Brings what a viewer was shown up to date. */
  update(cached: CachedView, changes: ViewChanges): void {
    this.asSeenBy(cached.payload.viewer, () => this.viewCache.update(this, cached, changes))
  }
  /** The same as rules and screens read it. */
  view(viewer: Viewer): View {
    return this.asSeenBy(viewer, () => this.viewCache.view(this, viewer))
  }
  /** How many events have been told so far. */
  get eventCount(): number {
    return this.eventsFrom + (this.events?.length ?? 0)
  }
  /** Hands the events over to somebody who keeps them, and forgets them. A match that goes back tells again from `eventsFrom` on. */
  handOver(): readonly GameEvent[] {
    const { events } = this
    if (!events || events.length === 0) return NO_EVENTS
    this.eventsFrom += events.length
    this.events = []
    this.table.events = this.events
    return events
  }
  /** What a viewer may hear of the events after the first so many. */
  heard(viewer: Viewer, from = 0): SeenEvent[] {
    return redactAll(this.game, this.events ?? [], viewer, Math.max(0, from - this.eventsFrom))
  }

  private newTable(): Table {
    return setUp(this.game, this.seats, this.options, this.seed, this.events)
  }
  private tableAt(checkpoint: Checkpoint): Table {
    const table = new Table(this.game, layoutFor(this.game, this.seats), copyState(checkpoint.state), this.options)
    table.entry = checkpoint.count
    table.events = this.events
    return table
  }
  private run(table: Table): Runner {
    const runner = new Runner(table, true, () => this.checkpoints.keep(table, this.eventCount))
    this.checkpoints.keep(table, this.eventCount)
    this.runner = runner
    this.open = null
    this.viewCache = new ViewCache()
    table.touched = new Array<number>(table.layout.places.length).fill(0)
    runner.begin()
    return runner
  }
  /** Goes on from a checkpoint: what was told before stands, what came after is told again. */
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
  /** Applies the entries that are not applied yet; takes their hashes over where they are known, but for the last. */
  private applyKnown(entries: readonly Entry[], hashes: readonly string[]): void {
    const last = entries.length - 1
    this.checkpoints.replayed = entries.length
    this.drawDue()
    for (let index = this.entries.length; index <= last; index++) {
      this.apply(entries[index] as Entry, index < last ? hashes[index] : undefined)
      this.drawDue()
    }
    this.checkpoints.replayed = 0
  }
  /** Draws chance anew where that was agreed on. */
  private drawDue(): void {
    for (const redraw of this.redraws) if (redraw.after === this.entries.length) this.draw(redraw)
  }
  /** No free undo crosses it. */
  private draw(redraw: Redraw): void {
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
      if ('take' in entry) this.runner.take(entry.seat, entry.take)
      else this.runner.feed(entry.seat, entry.answer)
    } catch (thrown) {
      table.entry = index
      throw thrown
    }
    this.hashes.push(hash ?? hashAfter(this.hash, entry, this.sealing ? null : table.state))
    this.entries.push(entry)
    this.undoLimits.push(table.learned ? index + 1 : this.undoLimit)
  }

  /** Takes entries back. Where the rules do not lead there any more, it is refused and changes nothing. */
  private goBack(entries: readonly Entry[]): void {
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
      // Not why: what others have answered is not for everybody's ears.
      throw thrown instanceof Refusal ? new Refusal(RULES_CHANGED) : thrown
    }
  }
  /** Puts the match at the end of these entries, from the nearest checkpoint or from the start, and tells again from there. */
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
