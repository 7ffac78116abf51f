import type { CardBase } from '../card.ts'
import { RulesFault } from '../errors.ts'
import type { AnyGame, OptionValues } from '../game.ts'
import type { Layout, Place } from '../layout.ts'
import type { FactName, FactOf, MarkName, Seat, Shape, TrackName, ZoneName } from '../shape.ts'
import type { OpenPiece } from '../sight/piece-id.ts'
import type { Piece, State } from '../state.ts'
import { backsOf, facesOf } from './faces.ts'
import type { Table } from './table.ts'
import { Zone } from './zone-ref.ts'

/** The table as it lies: everything that can be read of it. */
export class LaidTable<S extends Shape = Shape, C extends CardBase = CardBase> {
  readonly seats: readonly Seat[]
  /** A number for the back of each card: only cards of one back can be mistaken for each other. */
  readonly backs: readonly number[]
  /** Pieces in sight, as they were last shown. */
  readonly openPieces: OpenPiece[] = []
  private readonly faces: ReturnType<typeof facesOf>
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
  /** The card of a piece. Rules may use it only where the asked seat may see it. */
  card(piece: Piece): C {
    const card = this.game.cards[this.state.face[piece] as number]
    if (!card) throw new RulesFault(`Piece ${piece} is not known here`)
    return card as C
  }
  /** The card of a piece, if the holder of this view may know it. */
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
}

/** By number of seats and the seat that begins. */
const TURN_ORDERS = Array.from({ length: 9 }, (_, n) =>
  Array.from({ length: n }, (_, from) => Array.from({ length: n }, (_, i) => (from + i) % n)),
)
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 9 }, (_, n) => Array.from({ length: n }, (_, i) => i))
