import type { CardBase } from '../card.ts'
import { below, rollDie, shuffleInPlace } from '../chance.ts'
import { RulesFault } from '../errors.ts'
import { ALL, type Place, type Slot, sightMask } from '../layout.ts'
import type { FactName, FactOf, MarkName, Seat, Shape, TrackName, TrackSpec } from '../shape.ts'
import { coverBelow, follow } from '../sight/follow.ts'
import { placeSeers, seers, seersAt } from '../sight/seers.ts'
import type { Piece } from '../state.ts'
import { eventParams, NO_PARAMS, sighted } from './event-params.ts'
import type { Params } from './events.ts'
import type { Table } from './table.ts'
import { takeOut } from './take-out.ts'
import type { Zone } from './zone-ref.ts'

/** Thrown inside a flow that runs ahead of its turn when it would learn what the others' answers may still change. */
export const WAIT_FOR_OTHERS = Symbol('wait for others')

/** Every change of the table, each citing one rule and telling one event. Reached through `table.cite(rule)`. */
export class Acts<S extends Shape, C extends CardBase> {
  rule = ''
  constructor(private readonly table: Table<S, C>) {}

  /** Lays a piece into a zone: on top by default, at the bottom, or at a position of a row. */
  move(piece: Piece, to: Zone, at?: 'bottom' | number): void {
    this.table.changing()
    const { state, layout } = this.table
    const from = layout.places[state.home[piece] as number] as Place
    const sawIt = placeSeers(state, from, piece)
    const before = sawIt | (state.known[piece] as number)
    const fromPieces = state.places[from.index] as Piece[]
    const toPieces = state.places[to.place.index] as Piece[]
    const after = seersAt(to.place, toPieces.length - (from === to.place ? 1 : 0), at)
    // A flow ahead of its turn waits here, before it has seen anything.
    this.table.learn(after & ~before)
    if (from.spec.topOnly && fromPieces.length > 1) this.table.learn(from.mask)
    takeOut(fromPieces, piece)
    if (at === undefined) toPieces.push(piece)
    else toPieces.splice(at === 'bottom' ? 0 : at, 0, piece)
    state.home[piece] = to.place.index
    follow(state, piece, from, before, after)
    const was = state.key[piece] as number
    if (from.mask !== ALL || to.place.mask !== ALL || from.spec.topOnly || to.place.spec.topOnly)
      state.key[piece] = state.nextKey++
    this.clearMarks(piece)
    if (to.place.spec.topOnly) coverBelow(state, to.place)
    this.table.touch(from.index, to.place.index)
    if (this.table.listening)
      this.table.events?.push({
        rule: this.rule,
        entry: this.table.entry,
        type: 'moved',
        from: from.label,
        to: to.place.label,
        piece: {
          piece,
          face: state.face[piece] as number,
          key: state.key[piece] as number,
          seen: after | (state.known[piece] as number),
        },
        was,
        sawIt,
        seesIt: after,
      })
  }

  /** Moves pieces from the top of one zone to another: `n` of them or until the target holds `until`. Returns those moved. */
  deal(spec: { from: Zone; to: Zone; n?: number; until?: number }): Piece[] {
    const wanted = spec.until === undefined ? (spec.n ?? 1) : spec.until - spec.to.size
    const dealt: Piece[] = []
    while (dealt.length < wanted) {
      const piece = spec.from.top
      if (piece === undefined) break
      this.move(piece, spec.to)
      dealt.push(piece)
    }
    return dealt
  }

  /** Moves every piece of a zone, from the bottom up. */
  moveAll(from: Zone, to: Zone): void {
    for (const piece of from.pieces.slice()) this.move(piece, to)
  }

  /** Shuffles a zone: nobody can follow a card through it. */
  shuffle(zone: Zone): void {
    this.table.learnByChance()
    // Whoever sees the new order could else take it back and have another one.
    this.table.learn(zone.place.mask | zone.place.belowMask)
    this.table.changing()
    const { state } = this.table
    const pieces = state.places[zone.place.index] as Piece[]
    shuffleInPlace(state.chance, pieces)
    for (const piece of pieces) {
      state.known[piece] = 0
      state.key[piece] = state.nextKey++
    }
    this.table.touch(zone.place.index)
    if (this.table.listening)
      this.table.events?.push({ rule: this.rule, entry: this.table.entry, type: 'shuffled', zone: zone.place.label })
  }

  /** Adds to a track within its bounds (a negative number takes away); returns what was really added. */
  add<N extends TrackName<S>>(name: N, amount: number, seat: Seat = 0): number {
    const slot = this.trackSlot(name)
    const index = slot.base + (slot.size > 1 ? seat : 0)
    const old = this.table.state.tracks[index] as number
    const value = Math.min(slot.spec.max, Math.max(slot.spec.min, old + amount))
    if (value !== old) this.changeTrack(slot, name, index, value)
    return value - old
  }

  /** Sets a track to a value. */
  setTrack<N extends TrackName<S>>(name: N, value: number, seat: Seat = 0): void {
    const slot = this.trackSlot(name)
    this.changeTrack(slot, name, slot.base + (slot.size > 1 ? seat : 0), value)
  }
  private trackSlot(name: string): Slot<TrackSpec> {
    return this.table.layout.tracks[name] ?? missing('track', name)
  }
  private changeTrack({ base, spec }: Slot<TrackSpec>, name: string, index: number, value: number): void {
    this.table.changing()
    const { tracks } = this.table.state
    const from = tracks[index] as number
    tracks[index] = value
    if (!this.table.listening) return
    const seat = spec.per === 'seat' ? index - base : -1
    this.table.events?.push({
      rule: this.rule,
      entry: this.table.entry,
      type: 'track-changed',
      name,
      seat,
      from,
      to: value,
      sees: sightMask(spec.sees, seat),
    })
  }

  /** Sets tracks back to where they started, those of every seat. */
  clear(names: readonly TrackName<S>[]): void {
    for (const name of names) {
      const slot = this.trackSlot(name)
      const { base, size, spec } = slot
      for (let index = base; index < base + size; index++)
        if (this.table.state.tracks[index] !== spec.start) this.changeTrack(slot, name, index, spec.start)
    }
  }

  /** Remembers a value: replaces the old one, which nobody may change in place. */
  set<N extends FactName<S>>(name: N, value: FactOf<S, N>, seat: Seat = 0): void {
    const slot = this.table.layout.facts[name] ?? missing('fact', name)
    this.table.changing()
    this.table.state.facts[slot.base + (slot.size > 1 ? seat : 0)] = value
    if (!this.table.listening) return
    const owned = slot.spec.per === 'seat' ? seat : -1
    this.table.events?.push({
      rule: this.rule,
      entry: this.table.entry,
      type: 'fact-set',
      name,
      seat: owned,
      value,
      sees: sightMask(slot.spec.sees, owned),
    })
  }

  /** Puts a number on a piece. */
  mark<N extends MarkName<S>>(name: N, piece: Piece, value: number): void {
    const entry = this.table.layout.marks[name] ?? missing('mark', name)
    this.table.changing()
    const { state } = this.table
    state.marks[entry.index * state.face.length + piece] = value
    this.table.touch(state.home[piece] as number)
    if (!this.table.listening) return
    this.table.events?.push({
      rule: this.rule,
      entry: this.table.entry,
      type: 'marked',
      name,
      piece: sighted(this.table, piece),
      at: this.table.place(piece).label,
      to: value,
    })
  }

  /** Throws dice: everybody sees them. */
  roll(spec: { seat: Seat; sides: number; n?: number; purpose: string }): number[] {
    this.table.learn(ALL)
    this.table.learnByChance()
    this.table.changing()
    const values: number[] = []
    for (let n = spec.n ?? 1; n > 0; n--) values.push(rollDie(this.table.state.chance, spec.sides))
    if (this.table.listening)
      this.table.events?.push({
        rule: this.rule,
        entry: this.table.entry,
        type: 'rolled',
        seat: spec.seat,
        sides: spec.sides,
        // Of its own: the rules may do with theirs what they like.
        values: values.slice(),
        purpose: spec.purpose,
      })
    return values
  }

  /** A random one of several pieces, seats or values; nobody is told which by this act alone. */
  draw<T>(items: readonly T[]): T {
    this.table.learnByChance()
    // What is done with it may be seen by all: nobody draws again by taking it back.
    this.table.learned = true
    this.table.changing()
    if (items.length === 0) throw new RulesFault(`${this.rule}: nothing to draw from`)
    return items[below(this.table.state.chance, items.length)] as T
  }

  /** Shows pieces to everybody; known until a shuffle or until they cannot be followed any more. */
  reveal(pieces: readonly Piece[]): void {
    this.know(pieces, ALL)
    const [first] = pieces
    if (first !== undefined && this.table.listening)
      this.table.events?.push({
        rule: this.rule,
        entry: this.table.entry,
        type: 'revealed',
        pieces: pieces.map((p) => sighted(this.table, p)),
        at: this.table.place(first).label,
      })
  }

  /** Lets one seat look at pieces in private. */
  look(seat: Seat, pieces: readonly Piece[]): void {
    this.know(pieces, 1 << seat)
    const [first] = pieces
    if (first !== undefined && this.table.listening)
      this.table.events?.push({
        rule: this.rule,
        entry: this.table.entry,
        type: 'looked',
        seat,
        pieces: pieces.map((p) => sighted(this.table, p, 1 << seat)),
        at: this.table.place(first).label,
      })
  }

  /** Ends what a look or a reveal taught everybody, or one seat: from now on only the place decides. */
  forget(pieces: readonly Piece[], seat?: Seat): void {
    this.table.changing()
    const { known, home } = this.table.state
    for (const piece of pieces) {
      known[piece] = seat === undefined ? 0 : (known[piece] as number) & ~(1 << seat)
      this.table.touch(home[piece] as number)
    }
  }

  /** Writes a line of the log, for everybody or for some seats only. */
  say(key: string, params: Params = NO_PARAMS, to?: readonly Seat[]): void {
    if (!this.table.listening) return
    const told = eventParams(this.table, params)
    this.table.events?.push({
      rule: this.rule,
      entry: this.table.entry,
      type: 'said',
      key,
      params: told,
      to: to ? to.reduce((mask, seat) => mask | (1 << seat), 0) : ALL,
    })
  }

  /** Gives the turn to a seat. */
  passTurn(seat: Seat): void {
    this.table.changing()
    this.table.state.active = seat
    if (this.table.listening)
      this.table.events?.push({ rule: this.rule, entry: this.table.entry, type: 'turn-passed', seat })
  }

  /** Counts the round. */
  setRound(round: number): void {
    this.table.changing()
    this.table.state.round = round
  }

  private know(pieces: readonly Piece[], mask: number): void {
    this.table.changing()
    const { state, layout } = this.table
    for (const piece of pieces) {
      this.table.learn(mask & ~seers(layout, state, piece))
      state.known[piece] = (state.known[piece] as number) | mask
      this.table.touch(state.home[piece] as number)
    }
  }

  private clearMarks(piece: Piece): void {
    const { state, layout } = this.table
    const { passingMarks } = layout
    for (let i = 0; i < passingMarks.length; i++)
      state.marks[(passingMarks[i] as number) * state.face.length + piece] = 0
  }
}

function missing(what: string, name: string): never {
  throw new RulesFault(`No ${what} is called ${name}`)
}
