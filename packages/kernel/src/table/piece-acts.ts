import { shuffleInPlace } from '../chance.ts'
import { RulesFault } from '../errors.ts'
import { ALL, type Place } from '../layout.ts'
import type { MarkName, Seat, Shape } from '../shape.ts'
import { coverBelow, follow } from '../sight/follow.ts'
import { placeSeers, seers, seersAt } from '../sight/seers.ts'
import type { Piece } from '../state.ts'
import type { Board } from './board.ts'
import { sighted } from './event-params.ts'
import { takeOut } from './take-out.ts'
import type { Zone } from './zone-ref.ts'

/** The acts that move, mark and show pieces. */
export class PieceActs<S extends Shape> {
  rule = ''
  constructor(protected readonly table: Board) {}

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
    if (!isOpen(from) || !isOpen(to.place)) state.key[piece] = state.nextKey++
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
    // Otherwise whoever sees the new order could undo and get another one.
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

/** Does everybody see every piece of this place, so that each can be followed by its number? */
const isOpen = ({ mask, spec }: Place): boolean => mask === ALL && !spec.topOnly

/** The rules name something that the shape does not declare. */
export function missing(what: string, name: string): never {
  throw new RulesFault(`No ${what} is called ${name}`)
}
