import type { CardBase } from '../card.ts'
import { RulesFault } from '../errors.ts'
import type { Asking } from '../flow/asking.ts'
import { asking } from '../flow/asking.ts'
import type { Answerer, Host } from '../flow/flow.ts'
import { Triggers } from '../flow/triggers.ts'
import type { AnyGame, OptionValues } from '../game.ts'
import type { Layout, Place } from '../layout.ts'
import type { FactName, FactOf, MarkName, RuleOf, Seat, Shape, TrackName, ZoneName } from '../shape.ts'
import type { OpenPiece } from '../sight/piece-id.ts'
import { type Piece, type Result, Spares, type State } from '../state.ts'
import { Acts, WAIT_FOR_OTHERS } from './acts.ts'
import type { EventBody, GameEvent } from './events.ts'
import { Zone } from './zone-ref.ts'

/** Thrown through all flows when the game is over. */
export class GameOver {
  constructor(readonly result: Result) {}
}

/** The questions every table can put (see flow/asking.ts): mixed into the class below. */
// biome-ignore lint/correctness/noUnusedVariables: a merged declaration must repeat the class's parameters
export interface Table<S extends Shape = Shape, C extends CardBase = CardBase> extends Asking<S> {}

/** The table as the rules see it: what lies where, what the numbers are, and the way to change or to ask. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the asks are assigned to the prototype right after the class
export class Table<S extends Shape = Shape, C extends CardBase = CardBase> {
  /** Somebody has learned something since this was last cleared: no free undo crosses it. */
  learned = false
  /** The seat whose flow runs ahead of its turn on a copy of the state, -1 if none. */
  aheadSeat: Seat = -1
  /** The seats whose answers to a common ask are taking effect: none of them may react to another's. */
  gathering: readonly Seat[] | null = null
  /** The seat whose part of a common ask runs has sealed answers: these come first, and nothing is answered on the spot. */
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
  /** Who answers on the spot what is asked, if somebody does. */
  answerer: Answerer | null = null
  /** Who opens common asks on the spot, if somebody does. */
  host: Host | null = null
  triggers = new Triggers()
  readonly seats: readonly Seat[]
  /** A number for the back of each card: only cards of one back can be mistaken for each other. */
  readonly backs: readonly number[]
  /** Pieces in sight, as they were last shown. */
  readonly openPieces: OpenPiece[] = []
  private readonly faces: ReturnType<typeof facesOf>
  private readonly acts: Acts<S, C>
  private readonly zones: Zone[] = []

  constructor(
    readonly game: AnyGame,
    readonly layout: Layout,
    public state: State,
    readonly options: OptionValues,
  ) {
    this.seats = SEATS[layout.seats] as readonly Seat[]
    this.backs = backsOf(game)
    this.faces = facesOf(game)
    this.acts = new Acts(this)
  }

  /** True when somebody listens to events; a silent simulation tells nothing. */
  get listening(): boolean {
    return this.events !== null
  }
  get phase(): string {
    return this.state.phase
  }
  get round(): number {
    return this.state.round
  }
  /** The seat whose turn it is. */
  get active(): Seat {
    return this.state.active
  }

  /** A place: of the table, of a seat, or by number. */
  zone(name: ZoneName<S>, at = 0): Zone {
    const index = (this.layout.zoneBase[name] as number) + at
    const made = this.zones[index]
    if (made) return made
    const zone = new Zone(this, this.layout.places[index] as Place)
    this.zones[index] = zone
    return zone
  }
  track(name: TrackName<S>, seat: Seat = 0): number {
    const slot = this.layout.tracks[name] as { base: number; size: number }
    return this.state.tracks[slot.base + (slot.size > 1 ? seat : 0)] as number
  }
  fact<N extends FactName<S>>(name: N, seat: Seat = 0): FactOf<S, N> {
    const slot = this.layout.facts[name] as { base: number; size: number }
    return this.state.facts[slot.base + (slot.size > 1 ? seat : 0)] as FactOf<S, N>
  }
  mark(name: MarkName<S>, piece: Piece): number {
    const entry = this.layout.marks[name] as { index: number }
    return this.state.marks[entry.index * this.state.face.length + piece] as number
  }
  /** What is printed on a piece. Rules may use it only where the asked seat may see it. */
  card(piece: Piece): C {
    const card = this.game.cards[this.state.face[piece] as number]
    if (!card) throw new RulesFault(`Piece ${piece} is not known here`)
    return card as C
  }
  /** What is printed on a piece if the holder of this view may know it. */
  cardIfKnown(piece: Piece): C | null {
    return (this.game.cards[this.state.face[piece] as number] ?? null) as C | null
  }
  /** Where a piece lies. */
  place(piece: Piece): Place {
    return this.layout.places[this.state.home[piece] as number] as Place
  }
  /** The zone a piece lies in. */
  zoneOf(piece: Piece): Zone {
    const { name, at } = this.place(piece)
    return this.zone(name as ZoneName<S>, Math.max(0, at))
  }
  /** Seats in turn order, beginning with the active one or with the given one. */
  turnOrder(from: Seat = this.active): Seat[] {
    return ((TURN_ORDERS[this.layout.seats] as Seat[][])[from] as Seat[]).slice()
  }
  /** The next seat clockwise. */
  after(seat: Seat): Seat {
    return (seat + 1) % this.layout.seats
  }
  /** Pieces in live zones, or in those of one seat, whose card listens to a happening: table zones first, then seat by seat. */
  listeners(on: string, seat?: Seat): Piece[] {
    const found: Piece[] = []
    const listens = this.faces.listens.get(on)
    if (!listens) return found
    const { places, face } = this.state
    for (const { index, at, spec } of this.layout.livePlaces) {
      if (seat !== undefined && (at !== seat || spec.per !== 'seat')) continue
      const pieces = places[index] as Piece[]
      for (let i = 0; i < pieces.length; i++) {
        const piece = pieces[i] as Piece
        if (listens[face[piece] as number]) found.push(piece)
      }
    }
    return found
  }
  /** A value after every card in a live zone had its say. */
  modified(name: string, value: number, about: unknown = null): number {
    let result = value
    const { modify } = this.game
    const modifies = this.faces.modifies.get(name)
    if (!modify || !modifies) return result
    const { places, face } = this.state
    for (const { index } of this.layout.livePlaces) {
      const pieces = places[index] as Piece[]
      for (let i = 0; i < pieces.length; i++) {
        const piece = pieces[i] as Piece
        if (modifies[face[piece] as number])
          result = modify(this as unknown as Table, { piece, name, value: result, about })
      }
    }
    return result
  }

  /** The acts, citing one rule: `t.cite('loot.collect').move(piece, zone)`. */
  cite(rule: RuleOf<S>): Acts<S, C> {
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
}

Object.assign(Table.prototype, asking)

type FacesByName = Map<string, readonly boolean[]>
const facesByGame = new WeakMap<AnyGame, { readonly listens: FacesByName; readonly modifies: FacesByName }>()
/** For each card of the game: does it listen to, or modify, this name? Worked out once. */
function facesOf(game: AnyGame): { readonly listens: FacesByName; readonly modifies: FacesByName } {
  let faces = facesByGame.get(game)
  if (!faces) {
    const named = (what: 'listens' | 'modifies'): FacesByName => {
      const cards = game.cards as readonly CardBase[]
      const names = new Set(cards.flatMap((card) => card[what] ?? []))
      return new Map([...names].map((name) => [name, cards.map((card) => card[what]?.includes(name) ?? false)]))
    }
    faces = { listens: named('listens'), modifies: named('modifies') }
    facesByGame.set(game, faces)
  }
  return faces
}

const backsByGame = new WeakMap<AnyGame, readonly number[]>()
function backsOf(game: AnyGame): readonly number[] {
  const cached = backsByGame.get(game)
  if (cached) return cached
  const names: string[] = [...new Set(game.cards.map((card: CardBase) => card.back))] as string[]
  const backs = game.cards.map((card: CardBase) => names.indexOf(card.back))
  backsByGame.set(game, backs)
  return backs
}

/** By number of seats and the seat that begins. */
const TURN_ORDERS = Array.from({ length: 9 }, (_, n) =>
  Array.from({ length: n }, (_, from) => Array.from({ length: n }, (_, i) => (from + i) % n)),
)
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 9 }, (_, n) => Array.from({ length: n }, (_, i) => i))
