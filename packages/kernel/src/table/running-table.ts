import type { CardBase } from '../card.ts'
import type { AskHead } from '../flow/ask-spec.ts'
import type {
  AmountSpec,
  ChooseSpec,
  OptionItem,
  OrderSpec,
  PickSeatSpec,
  PickSomeSpec,
  PickSpec,
  ProposeSpec,
  Spec,
  SplitSpec,
} from '../flow/asking.ts'
import type { Answerer, Flow, Host } from '../flow/flow.ts'
import { Question } from '../flow/question.ts'
import { AGREE, AMOUNT, CHOOSE, ORDER, PICK, PICK_SEAT, PICK_SOME, PROPOSE, SPLIT } from '../flow/questions.ts'
import { announce, replace, resolveAbility } from '../flow/resolve.ts'
import { Together } from '../flow/together.ts'
import { type Happening, Triggers } from '../flow/triggers.ts'
import type { RuleOf, Seat, Shape } from '../shape.ts'
import { type Piece, type Result, Spares } from '../state.ts'
import { Acts, WAIT_FOR_OTHERS } from './acts.ts'
import type { EventBody, GameEvent } from './events.ts'
import { LaidTable } from './laid-table.ts'
import type { Table } from './table.ts'

/** Thrown through all flows when the game is over. */
export class GameOver {
  constructor(readonly result: Result) {}
}

/** A table in play: what the rules see of it (`Table`), and what whoever runs the rules keeps beside the state. */
export class RunningTable<S extends Shape = Shape, C extends CardBase = CardBase>
  extends LaidTable<S, C>
  implements Table<S, C>
{
  /** Somebody has learned something since this was last cleared: no free undo crosses it. */
  learned = false
  /** The seat whose flow runs ahead of its turn on a copy of the state, -1 if none. */
  aheadSeat: Seat = -1
  /** The seats whose answers to a shared question are taking effect: none of them may react to another's. */
  gathering: readonly Seat[] | null = null
  /** The seat whose part of a shared question runs has sealed answers: these come first, and nothing is answered on the spot. */
  sealedFirst = false
  /** A number that changes whenever the state does, on whatever copy of it: what was made of the state stands as long as this does. */
  version = 0
  /** The highest of these numbers so far. */
  versions = 0
  /** By place: a number that changes whenever something about its pieces does, on whatever copy of the state; null where nobody looks. */
  touched: number[] | null = null
  /** The highest of these numbers so far. */
  touches = 0
  /** States that are not needed any more, for the next copy. */
  readonly spares = new Spares()
  /** The state is still somebody else's: the first change is made on a copy. */
  isShared = false
  /** How many answers were given so far: stamped on events. */
  entry = 0
  events: GameEvent[] | null = null
  /** Answers questions on the spot; undefined: they are put to the seats. */
  answerer: Answerer | null = null
  /** Opens shared questions on the spot; undefined: they are put to the seats. */
  host: Host | null = null
  triggers = new Triggers()
  private readonly acts: Acts<S> = new Acts(this)

  /** True when somebody listens to events; a silent simulation tells nothing. */
  get listening(): boolean {
    return this.events !== null
  }

  /** The acts, citing one rule: `t.cite('loot.collect').move(piece, zone)`. */
  cite(rule: RuleOf<S>): Acts<S> {
    this.acts.rule = rule
    return this.acts
  }
  /** Ends the game at once, wherever the rules are. */
  finish(rule: RuleOf<S>, result: Result): never {
    if (this.aheadSeat >= 0) throw WAIT_FOR_OTHERS
    this.changing()
    this.state.result = result
    if (this.listening) this.tell(rule, { type: 'ended', result })
    throw new GameOver(result)
  }

  /** Called before every change of the state. */
  changing(): void {
    this.version = ++this.versions
    if (!this.isShared) return
    this.state = this.spares.copyOf(this.state)
    this.touched &&= this.touched.slice()
    this.isShared = false
  }
  /** Called with every change of what lies at a place, or of how it is seen. */
  touch(place: number, other = place): void {
    if (!this.touched) return
    this.touched[place] = ++this.touches
    this.touched[other] = this.touches
  }
  /** Notes that viewers learned something; a flow ahead of its turn must then wait for the others. */
  learn(mask: number): void {
    if (mask === 0) return
    if (this.aheadSeat >= 0 && mask & (1 << this.aheadSeat)) throw WAIT_FOR_OTHERS
    this.learned = true
  }
  /** Chance was used: a flow ahead of its turn must wait, the outcome belongs to the order of play. */
  learnByChance(): void {
    if (this.aheadSeat >= 0) throw WAIT_FOR_OTHERS
  }
  /** Tells one event to whoever listens. */
  tell(rule: RuleOf<S>, body: EventBody): void {
    this.events?.push({ ...body, rule, entry: this.entry })
  }

  pick(spec: Spec<PickSpec<RuleOf<S>>>): Flow<Piece> {
    return new Question(this, PICK, spec)
  }
  pickSome(spec: Spec<PickSomeSpec<RuleOf<S>>>): Flow<Piece[]> {
    return new Question(this, PICK_SOME, spec)
  }
  pickSeat(spec: Spec<PickSeatSpec<RuleOf<S>>>): Flow<Seat> {
    return new Question(this, PICK_SEAT, spec)
  }
  choose<const T extends OptionItem>(spec: Spec<ChooseSpec<RuleOf<S>, T>>): Flow<T> {
    return new Question(this, CHOOSE, spec)
  }
  agree(spec: Spec<AskHead<RuleOf<S>>>): Flow<boolean> {
    return new Question(this, AGREE, spec)
  }
  amount(spec: Spec<AmountSpec<RuleOf<S>>>): Flow<number> {
    return new Question(this, AMOUNT, spec)
  }
  order(spec: Spec<OrderSpec<RuleOf<S>>>): Flow<Piece[]> {
    return new Question(this, ORDER, spec)
  }
  split(spec: Spec<SplitSpec<RuleOf<S>>>): Flow<number[]> {
    return new Question(this, SPLIT, spec)
  }
  propose<P extends object>(spec: Spec<ProposeSpec<RuleOf<S>, P>>): Flow<P> {
    return new Question(this, PROPOSE, spec)
  }
  together(seats: readonly Seat[], make: (seat: Seat) => Flow<void>): Flow<void> {
    return new Together(this, seats, make)
  }
  announce(happening: Happening): Flow<void> {
    return announce(this, happening)
  }
  replace<H extends Happening>(happening: H): Flow<H> {
    return replace(this, happening)
  }
  ability(run: () => Flow<void>): Flow<void> {
    return resolveAbility(this, run)
  }
}
