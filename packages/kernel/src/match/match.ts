import type { Chance } from '../chance.ts'
import { Refusal } from '../errors.ts'
import type { Ask } from '../flow/ask.ts'
import type { Answer } from '../flow/flow.ts'
import type { AnyGame, Offer, OptionValues } from '../game.ts'
import { chainHash, hashState } from '../hash.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import type { SeenEvent } from '../sight/redact.ts'
import { copyState, type Result } from '../state.ts'
import type { GameEvent } from '../table/events.ts'
import { Table } from '../table/table.ts'
import { Checkpoints } from './checkpoints.ts'
import { layoutFor, setUp } from './deal.ts'
import { commonStart, type Entry, entryText, ownEntry } from './entry.ts'
import { Looks, seenOffer } from './looks.ts'
import type { Checkpoint, MatchSpec, SavedMatch, View } from './match-data.ts'
import { checkOptions } from './options.ts'
import { Runner } from './runner.ts'
import { Simulation } from './simulation.ts'
import { withoutSealed } from './without-sealed.ts'

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
  /** What happened, for everybody who listens; redact before showing. */
  readonly events: GameEvent[] | null
  /** After each entry: how many entries no free undo crosses. */
  private readonly lines: number[] = []
  private readonly checkpoints = new Checkpoints()
  private runner: Runner
  /** What was made of the table for its viewers: stands until the table changes. */
  private looks = new Looks()
  private open: readonly Ask[] | null = null
  private asked: { readonly of: readonly Ask[]; readonly seats: readonly Seat[] } | null = null

  /** `listen: false` for a match that nobody watches: no events are kept. `from`: go on from there instead of setting up. */
  constructor(spec: MatchSpec, { listen = true, from }: { listen?: boolean; from?: SavedMatch } = {}) {
    this.game = spec.game
    this.seats = spec.seats
    this.options = checkOptions(spec.game, spec.seats, spec.options)
    this.seed = spec.seed
    this.events = listen ? [] : null
    if (!from) {
      this.runner = this.run(setUp(this.game, this.seats, this.options, this.seed, this.events))
      return
    }
    const { checkpoint, entries, hashes } = from
    this.entries.push(...entries.slice(0, checkpoint.count))
    this.hashes.push(...hashes.slice(0, checkpoint.count))
    for (let i = 0; i < checkpoint.count; i++) this.lines.push(from.lines?.[i] ?? checkpoint.count)
    this.runner = this.run(this.tableAt(checkpoint, this.events))
    this.applyKnown(entries, hashes)
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
  /** The seats that are asked; one list for all who look. */
  private waiting(): readonly Seat[] {
    const asks = this.asks()
    if (this.asked?.of !== asks) this.asked = { of: asks, seats: asks.map(({ seat }) => seat) }
    return this.asked.seats
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
    const events = this.events?.length ?? 0
    try {
      this.apply(ownEntry(entry))
    } catch (thrown) {
      if (this.entries.length > length || !(thrown instanceof Refusal)) {
        this.entries.length = length
        if (this.events) this.events.length = events
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
    return last >= this.line && this.entries[last]?.seat === seat
  }
  /** How many entries stand that no free undo crosses: somebody learned something by them. */
  get line(): number {
    return this.lines[this.lines.length - 1] ?? 0
  }
  /** Takes back a seat's last answer; returns it so that it can be given again. */
  undo(seat: Seat): Entry {
    if (!this.canUndo(seat))
      throw new Refusal('Nothing can be taken back: somebody has learned something or acted since')
    let index = this.entries.length - 1
    while (this.entries[index]?.seat !== seat) index--
    const taken = this.entries[index] as Entry
    this.truncate(this.entries.filter((_, i) => i !== index))
    return taken
  }
  /** Goes back to an earlier moment: only with everybody's consent. */
  undoTo(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count > this.entries.length)
      throw new Refusal(`There is no moment ${count}`)
    this.truncate(this.entries.slice(0, count))
  }

  /** The same match once more, independent of this one. */
  fork(): Match {
    const copy = new Match(this, { listen: this.events !== null, from: this.saved() })
    if (this.events && copy.events) {
      copy.events.length = 0
      for (const event of this.events) copy.events.push(event)
    }
    return copy
  }
  /** What is needed to load this match again without replaying it from the start. */
  saved(): SavedMatch {
    const { checkpoint } = this.position()
    return { checkpoint, entries: this.entries, hashes: this.hashes, lines: this.lines }
  }
  /** A match from its answers. Refuses the first that does not fit, by number. Known hashes are taken over but for the last. */
  static replay(
    spec: MatchSpec,
    entries: readonly Entry[],
    { hashes, ...how }: { listen?: boolean; hashes?: readonly string[] } = {},
  ): Match {
    const match = new Match(spec, how)
    try {
      match.applyKnown(entries, hashes ?? [])
    } catch (thrown) {
      if (thrown instanceof Refusal) throw new Refusal(`Entry ${match.entries.length}: ${thrown.message}`, thrown.rule)
      throw thrown
    }
    return match
  }
  /** The last checkpoint and the entries since: enough to load the match again. */
  position(): { readonly checkpoint: Checkpoint; readonly since: readonly Entry[] } {
    const checkpoint = this.checkpoints.last
    return { checkpoint, since: this.entries.slice(checkpoint.count) }
  }
  /** A silent copy that goes on from here. */
  simulate(): Simulation {
    const { checkpoint, since } = this.position()
    return Simulation.resume(this, checkpoint.state, since)
  }
  /** A silent world that fits what a seat knows: others' sealed answers are forgotten, hidden cards dealt anew. */
  world(seat: Seat, chance: Chance): Simulation {
    const { checkpoint, since } = this.position()
    const { gather } = this.runner
    let sealedOthers = 0
    for (const other of this.table.seats) if (other !== seat) sealedOthers += this.sealedBy(other)
    const kept = sealedOthers === 0 ? since : withoutSealed(since, seat, sealedOthers)
    return Simulation.world(this, checkpoint.state, kept, { seat, chance, gather: gather ? this.runner.gathers : 0 })
  }

  /** Everything a viewer may know now. */
  view(viewer: Viewer): View {
    return this.asSeenBy(viewer, () => {
      const { seen, seenAsk } = this.looks.at(this.table, viewer, viewer === 'spectator' ? null : this.askOf(viewer))
      return {
        state: seen.state,
        ids: seen.ids,
        viewer,
        ask: seenAsk,
        waiting: this.waiting(),
        offers: viewer === 'spectator' ? [] : this.offers(viewer).map(seenOffer),
        canUndo: viewer !== 'spectator' && this.canUndo(viewer),
        entries: this.entries.length,
      }
    })
  }
  /** What a viewer may hear of the events from a position in the list on. */
  heard(viewer: Viewer, from = 0): SeenEvent[] {
    return this.looks.heard(this.game, this.events ?? [], viewer, from)
  }

  private tableAt(checkpoint: Checkpoint, events: GameEvent[] | null): Table {
    const table = new Table(this.game, layoutFor(this.game, this.seats), copyState(checkpoint.state), this.options)
    table.entry = checkpoint.count
    table.events = events
    return table
  }
  private run(table: Table): Runner {
    const runner = new Runner(table, true, () => this.checkpoints.keep(table))
    this.checkpoints.keep(table)
    this.runner = runner
    this.open = null
    runner.begin()
    return runner
  }

  /** Applies the entries that are not applied yet; takes their hashes over where they are known, but for the last. */
  private applyKnown(entries: readonly Entry[], hashes: readonly string[]): void {
    const last = entries.length - 1
    this.checkpoints.replayed = entries.length
    for (let index = this.entries.length; index <= last; index++)
      this.apply(entries[index] as Entry, index < last ? hashes[index] : undefined)
    this.checkpoints.replayed = 0
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
    this.hashes.push(hash ?? this.hashAfter(entry, this.hash))
    this.entries.push(entry)
    this.lines.push(table.learned ? index + 1 : this.line)
  }
  private hashAfter(entry: Entry, before: string): string {
    return chainHash(before, entryText(entry), this.runner.gather ? 'sealed' : hashState(this.table.state))
  }

  private truncate(entries: readonly Entry[]): void {
    if (this.events) {
      const kept = this.events.filter((event) => event.entry <= entries.length)
      this.events.length = 0
      this.events.push(...kept)
    }
    this.rebuild(entries)
  }
  /** Puts the match at the end of these entries, from the nearest checkpoint or from the start; tells no event twice. */
  private rebuild(entries: readonly Entry[]): void {
    this.looks = new Looks()
    const events = this.events?.slice()
    const common = commonStart(entries, this.entries)
    const checkpoint = this.checkpoints.takeUpTo(common)
    const count = checkpoint?.count ?? 0
    this.entries.length = count
    this.hashes.length = count
    this.lines.length = count
    this.run(checkpoint ? this.tableAt(checkpoint, null) : setUp(this.game, this.seats, this.options, this.seed, null))
    this.applyKnown(entries, [])
    this.table.events = this.events
    if (this.events && events) {
      this.events.length = 0
      this.events.push(...events)
    }
  }
}
