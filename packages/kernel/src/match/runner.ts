import { asFault, Refusal, RulesFault } from '../errors.ts'
import { Ask } from '../flow/ask.ts'
import { AGAIN, type Answer, type Choice, type Flow, type Host, type Sealed } from '../flow/flow.ts'
import { Triggers } from '../flow/triggers.ts'
import type { Offer } from '../game.ts'
import type { Seat } from '../shape.ts'
import { GameOver, type RunningTable } from '../table/running-table.ts'
import { Gather } from './gather.ts'
import { drawAnew, type Redraw } from './redraw.ts'

/** Called before the n-th shared question of a phase. */
export interface GatherListener {
  beforeGather(gathers: number): void
}

/** Refuses words that do not fit an offer. */
function checkSaid({ id, rule, wording }: Offer, said: unknown): void {
  if (!wording) {
    if (said !== undefined) throw new Refusal(`Nothing is said with ${id}`, rule)
    return
  }
  if (said === null || typeof said !== 'object') throw new Refusal(`${id} is taken with a structured proposal`, rule)
  const why = wording.check(said)
  if (why !== null) throw new Refusal(`The proposal is not possible (${why})`, why)
}

/** Runs the phases of one table from ask to ask. */
export class Runner implements Host {
  /** The open question in turn, if one. */
  pending: Ask | null = null
  /** Several seats being asked at once, if so. */
  gather: Gather | null = null
  /** The number of shared questions so far in this phase. */
  gathers = 0
  /** Entry by entry of this phase: the answer as it was read, null for offers taken and answers given ahead. */
  read: (Choice | null)[] = []
  listener: GatherListener | null = null
  private stack: Flow<unknown>[] = []
  private sealed: Sealed = []
  /** Seats whose early answers no longer fit the present shared question. */
  private voided: Seat[] = []

  /**
   * `sealing`: seats asked together answer in any order on copies of the table (for people). Without it they are asked
   * one after the other, which a simulation wants. `boundary` is called whenever a phase is about to begin.
   */
  constructor(
    readonly table: RunningTable,
    private readonly sealing: boolean,
    private readonly boundary: (() => void) | null = null,
  ) {
    if (!sealing) table.host = this
  }

  get over(): boolean {
    return this.table.state.result !== null
  }

  /** The open questions, one per seat at most. */
  asks(): Ask[] {
    return this.gather ? this.gather.asks() : this.pending ? [this.pending] : []
  }

  /** Begins the phase the state is in. */
  begin(): void {
    this.gathers = 0
    this.read = []
    this.sealed = []
    this.voided = []
    this.table.gathering = null
    this.table.sealedFirst = false
    this.table.triggers = new Triggers()
    this.stack = []
    this.advance(undefined, () => this.phaseFlow())
  }

  /** Answers the open question with a choice of its own form. */
  choose(choice: Choice): void {
    if (!this.pending) throw new Refusal('Nobody is asked')
    this.advance(choice)
  }

  /** Takes an answer from outside: for the open question, sealed if others are asked first. */
  feed(seat: Seat, answer: unknown): void {
    if (this.gather) {
      this.gather.answer(seat, answer)
      this.read.push(null)
      this.closeGather()
    } else if (this.pending && this.pending.seat === seat && !this.sealed[seat]?.length) {
      const choice = this.fitting(this.pending, seat, answer)
      this.read.push(choice)
      if (choice !== null) this.advance(choice)
    } else if (!this.sealing && this.pending) {
      const answers = this.sealed[seat]
      if (answers) answers.push(answer as Answer)
      else this.sealed[seat] = [answer as Answer]
    } else {
      throw new Refusal(this.over ? 'The game is over' : `Seat ${seat} is not asked now`)
    }
  }

  /** The parsed answer; null for an early answer that does not fit, and for those after it. */
  private fitting(ask: Ask, seat: Seat, answer: unknown): Choice | null {
    if (this.sealing || !this.table.gathering) return ask.decode(answer)
    if (this.voided.includes(seat)) return null
    try {
      return ask.decode(answer, true)
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      this.voided.push(seat)
      return null
    }
  }

  /** Redraws chance and what nobody knows while a question is open. */
  drawAnew(redraw: Redraw): void {
    drawAnew(this.table, redraw)
    if (this.gather) this.gather = this.gather.anew()
  }

  /** The offers a seat may take now, besides answering. */
  offers(seat: Seat): Offer[] {
    const { game, triggers } = this.table
    if (!this.pending?.spec.stable) return []
    const open = game.offers?.(this.table, seat) ?? []
    if (this.stack.length === 1) return open
    return triggers.resolving ? [] : open.filter(({ breaksIn }) => breaksIn)
  }

  /** Takes an offer: it runs to its end, then the open question is put again. An interrupted offer is dropped. */
  take(seat: Seat, id: string, said?: object): void {
    const offer = this.offers(seat).find((candidate) => candidate.id === id)
    if (!offer) throw new Refusal(`Seat ${seat} has no offer ${id} now`)
    checkSaid(offer, said)
    this.read.push(null)
    this.stack.length = 1
    this.advance(undefined, () => offer.run(said))
  }

  private phaseFlow(): Flow<unknown> {
    const { game, state } = this.table
    const phase = game.phases[state.phase]
    if (!phase) throw new RulesFault(`No phase is called ${state.phase}`)
    return phase(this.table)
  }

  /** Feeds an answer to a flow created by `made`: the flow may act, and even end the game, as soon as it exists. */
  private advance(given: Choice | typeof AGAIN | Sealed | undefined, made?: () => Flow<unknown>): void {
    let send = given
    this.pending = null
    try {
      if (made) this.stack.push(made())
      for (;;) {
        const flow = this.stack[this.stack.length - 1] as Flow<unknown>
        const step = flow.next(send)
        send = undefined
        if (step.done) {
          this.stack.pop()
          if (this.stack.length > 0) send = AGAIN
          else this.nextPhase(step.value as string)
        } else if (step.value instanceof Ask) {
          this.pending = step.value
          return
        } else {
          this.openGather()
          this.gather = new Gather(this.table, step.value)
          if (!this.gather.complete) return
          send = this.gather.close()
          this.gather = null
        }
      }
    } catch (thrown) {
      if (!(thrown instanceof GameOver)) throw asFault(thrown)
      this.stack = []
      this.table.gathering = null
      this.table.sealedFirst = false
    }
  }

  /** Begins a shared question that nobody has answered yet. */
  openGather(): Sealed {
    this.sealed = []
    this.voided = []
    this.gathers++
    this.listener?.beforeGather(this.gathers)
    return this.sealed
  }

  private closeGather(): void {
    if (!this.gather?.complete) return
    const sealed = this.gather.close()
    this.gather = null
    this.advance(sealed)
  }

  private nextPhase(phase: string): void {
    const { state, triggers } = this.table
    if (triggers.waiting.length > 0) throw new RulesFault(`Phase ${state.phase} ended with triggers waiting`)
    state.phase = phase
    state.step++
    this.gathers = 0
    this.read = []
    this.table.version = ++this.table.versions
    this.table.events?.push({ type: 'phase-begun', phase, round: state.round, rule: '', entry: this.table.entry })
    this.boundary?.()
    this.stack.push(this.phaseFlow())
  }
}
