import type { Chance } from '../chance.ts'
import { Refusal } from '../errors.ts'
import type { Ask } from '../flow/ask.ts'
import type { Answer } from '../flow/flow.ts'
import type { Offer } from '../game.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { redactAll } from '../sight/redact.ts'
import type { SeenEvent } from '../sight/seen-event.ts'
import type { GameEvent } from '../table/events.ts'
import type { CachedView, ViewChanges } from './cached-view.ts'
import type { Entry } from './entry.ts'
import type { Checkpoint, MatchSpec, SavedMatch, View } from './match-data.ts'
import { MatchPlay } from './match-play.ts'
import { type Position, redrawsSince } from './position.ts'
import { type Redraw, redrawOf } from './redraw.ts'
import { refill } from './refill.ts'
import { Simulation } from './simulation.ts'
import { withoutSealed } from './without-sealed.ts'

const NO_EVENTS: readonly GameEvent[] = []

/** One match: takes answers in any legal order and shows each viewer what they may know. */
export class Match extends MatchPlay {
  /** How many answers of a seat are sealed now. */
  sealedBy(seat: Seat): number {
    return this.runner.gather?.given(seat) ?? 0
  }
  askOf(seat: Seat): Ask | null {
    return this.asks().find((ask) => ask.seat === seat) ?? null
  }
  /** Runs `work` on the table as a viewer sees it: with that seat's own sealed answers applied. */
  asSeenBy<T>(viewer: Viewer, work: () => T): T {
    return this.runner.gather ? this.runner.gather.asSeenBy(viewer, work) : work()
  }
  /** The number of a seat's last entry, from 1; 0: none. */
  lastOf(seat: Seat): number {
    let count = this.entries.length
    while (count > 0 && this.entries[count - 1]?.seat !== seat) count--
    return count
  }
  /** The offers a seat may take now, besides answering. */
  offers(seat: Seat): Offer[] {
    return this.runner.offers(seat)
  }

  /** Takes a seat's answer. A refused answer changes nothing. */
  answer(seat: Seat, answer: unknown): void {
    this.enter({ seat, answer: answer as Answer })
  }
  /** Takes up a standing offer; `said`: what is said with it, if it has a wording. */
  take(seat: Seat, offer: string, said?: object): void {
    this.enter({ seat, take: offer, ...(said === undefined ? {} : { said }) })
  }

  /** Whether a seat may take back its last answer without asking anybody. */
  canUndo(seat: Seat): boolean {
    const { gather } = this.runner
    if (gather) return gather.given(seat) > 0
    const last = this.entries.length - 1
    return last >= this.undoLimit && this.entries[last]?.seat === seat
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
   * Goes back and redraws chance and what nobody knows: what was taken back may have shown somebody the future. Inside a shared
   * question it goes back to its beginning, since the sealed answers were given before. `step`: the number of this step back.
   */
  stepBack(count: number, step: number): void {
    const landing = this.earlier(count)?.beforeSealed ?? count
    this.undoTo(landing)
    const redraw = redrawOf(this.seed, landing, step)
    this.redraws.push(redraw)
    this.draw(redraw)
  }
  /** The number of entries before the open shared question, if there is one. */
  get beforeSealed(): number {
    return this.entries.length - (this.runner.gather?.count ?? 0)
  }

  /** How many entries have to be replayed to go back to this moment. */
  replayedTo(count: number): number {
    return count - (this.checkpoints.nearest(count)?.count ?? 0)
  }
  /** The last known position at or before a moment, from which the match can be replayed on; null: none is kept. */
  nearest(count: number): Pick<SavedMatch, 'checkpoint' | 'undoLimit'> | null {
    const checkpoint = this.checkpoints.nearest(count)
    return checkpoint && { checkpoint, undoLimit: this.undoLimitAt(checkpoint.count) }
  }
  /** Takes a position of this match that was reached by a replay elsewhere: going back there is short from now on. */
  bring(checkpoint: Checkpoint): void {
    this.checkpoints.bring(checkpoint)
  }
  /** An independent copy at an earlier moment; null: the present rules no longer lead there. */
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

  /** An independent copy. */
  fork(): Match {
    return new Match(this, { listen: this.events !== null, from: this.saved() })
  }
  /** Replays a match. Refuses the first entry that does not fit, by number. Known hashes are trusted, except the last. */
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
   * A world that agrees with what a seat knows: others' sealed answers are dropped, hidden cards are dealt again. `over`: an old
   * world of this match whose table may be reused.
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
  /** Returns the events and forgets them. After going back, the match emits again from `eventsFrom` on. */
  handOver(): readonly GameEvent[] {
    const { events } = this
    if (!events || events.length === 0) return NO_EVENTS
    this.eventsFrom += events.length
    this.events = []
    this.table.events = this.events
    return events
  }
  /** The events after the first `from`, as a viewer may know them. */
  heard(viewer: Viewer, from = 0): SeenEvent[] {
    return redactAll(this.game, this.events ?? [], viewer, Math.max(0, from - this.eventsFrom))
  }
}
