import type { CardBase } from '../card.ts'
import type { Asking } from '../flow/asking.ts'
import type { AnyGame, OptionValues } from '../game.ts'
import type { Layout, Place } from '../layout.ts'
import type { FactName, FactOf, MarkName, RuleOf, Seat, Shape, TrackName, ZoneName } from '../shape.ts'
import type { SightedTable } from '../sight/piece-id.ts'
import type { Piece, Result, State } from '../state.ts'
import type { Acts } from './acts.ts'
import type { Zone } from './zone-ref.ts'

/** The table as the rules see it: what lies where, what the numbers are, and the way to change or to ask. */
export interface Table<S extends Shape = Shape, C extends CardBase = CardBase> extends Asking<S>, SightedTable {
  readonly game: AnyGame
  readonly layout: Layout
  readonly state: State
  readonly options: OptionValues
  readonly seats: readonly Seat[]
  /** Somebody reads the log; a silent simulation has no lines to make. */
  readonly listening: boolean
  readonly phase: string
  readonly round: number
  /** The seat whose turn it is. */
  readonly active: Seat
  /** A place: of the table, of a seat, or by number. */
  zone(name: ZoneName<S>, at?: number): Zone
  track(name: TrackName<S>, seat?: Seat): number
  fact<N extends FactName<S>>(name: N, seat?: Seat): FactOf<S, N>
  mark(name: MarkName<S>, piece: Piece): number
  /** The card of a piece. Rules may use it only where the asked seat may see it. */
  card(piece: Piece): C
  /** The card of a piece, if the holder of this view may know it. */
  cardIfKnown(piece: Piece): C | null
  /** Where a piece lies. */
  place(piece: Piece): Place
  /** The zone a piece lies in. */
  zoneOf(piece: Piece): Zone
  /** Seats in turn order, beginning with the active one or with the given one. */
  turnOrder(from?: Seat): Seat[]
  /** The next seat clockwise. */
  after(seat: Seat): Seat
  /** Pieces in live zones, or in those of one seat, whose card listens to a happening: table zones first, then seat by seat. */
  listeners(on: string, seat?: Seat): Piece[]
  /** A value after every card in a live zone had its say. */
  modified(name: string, value: number, about?: unknown): number
  /** The acts, citing one rule: `t.cite('loot.collect').move(piece, zone)`. */
  cite(rule: RuleOf<S>): Acts<S>
  /** Ends the game at once, wherever the rules are. */
  finish(rule: RuleOf<S>, result: Result): never
}
