import type { Place } from '../layout.ts'
import type { Piece, State } from '../state.ts'

/** One place on the table and what lies there now. */
export class Zone {
  constructor(
    private readonly holder: { readonly state: State },
    readonly place: Place,
  ) {}

  get name(): string {
    return this.place.name
  }
  /** The seat or number it belongs to, -1 for the table's own. */
  get at(): number {
    return this.place.at
  }
  /** The pieces from bottom to top (stack) or left to right (row). Never keep this list across an act: copy it. */
  get pieces(): readonly Piece[] {
    return this.holder.state.places[this.place.index] as Piece[]
  }
  get size(): number {
    return this.pieces.length
  }
  get isEmpty(): boolean {
    return this.pieces.length === 0
  }
  /** The top card of a stack, the last one of a row. */
  get top(): Piece | undefined {
    const { pieces } = this
    // Reading before the first element of an array is very slow.
    return pieces.length === 0 ? undefined : pieces[pieces.length - 1]
  }
  has(piece: Piece): boolean {
    return this.holder.state.home[piece] === this.place.index
  }
}
