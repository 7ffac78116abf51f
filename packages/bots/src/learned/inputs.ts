import { type AnyGame, type Layout, required, type Seat, type Shape } from '@sablier/kernel'
import type { AnyTable } from '../game-bot.ts'
import type { Features } from '../value/features.ts'

/** Inputs that every game has: how late it is, how many sit at the table, how soon a seat's turn comes. */
const COMMON = ['late', 'seats', 'untilTurn'] as const

/**
 * What a network is told about a seat: numbers (the game's own features, the seat's tracks, the common ones) and rows, one for
 * each card that lies in one of the seat's zones. Everything is read from a table dealt anew, so nothing here can betray what
 * the thinking seat may not know.
 */
export class Inputs {
  readonly numbers: readonly string[]
  private readonly rowByName: ReadonlyMap<string, number>
  private readonly layouts = new WeakMap<Layout, SeatLayout>()
  private readonly own: readonly string[]
  private readonly tracks: readonly string[]

  /** `rows` are the names of the rows that count; a card that has none counts nothing. */
  constructor(
    private readonly game: AnyGame,
    private readonly features: Features | undefined,
    readonly rows: readonly string[],
  ) {
    this.own = features?.names ?? []
    this.tracks = seatTracks(game)
    this.numbers = [...this.own, ...this.tracks.map((name) => `track ${name}`), ...COMMON]
    this.rowByName = new Map(rows.map((name, row) => [name, row]))
  }

  /** Writes a seat's numbers from `at` on; false if the seat is out of the game. */
  readNumbers(t: AnyTable, seat: Seat, into: Float32Array, at: number): boolean {
    const standing = this.features?.of(t, seat)
    if (standing === null) return false
    let to = at
    if (standing) for (const name of this.own) into[to++] = required(standing[name])
    for (const slot of this.layoutOf(t).tracks) into[to++] = required(t.state.tracks[slot + seat])
    into[to++] = this.features?.late(t) ?? 0
    into[to++] = t.seats.length
    into[to] = ((seat - t.active + t.seats.length) % t.seats.length) / t.seats.length
    return true
  }

  /** Writes the rows of a seat's cards from `at` on; returns where they end. */
  readRows(t: AnyTable, seat: Seat, into: Uint16Array, at: number): number {
    const { zones, cards } = this.layoutOf(t)
    const { places, face } = t.state
    let to = at
    for (const { base, rows } of zones) {
      const pieces = required(places[base + seat])
      for (let i = 0; i < pieces.length; i++) {
        const printed = required(face[required(pieces[i])])
        const row = printed >= 0 && printed < cards ? required(rows[printed]) : -1
        if (row >= 0 && to < into.length) into[to++] = row
      }
    }
    return to
  }

  private layoutOf(t: AnyTable): SeatLayout {
    let found = this.layouts.get(t.layout)
    if (!found) {
      found = this.lookUp(t.layout)
      this.layouts.set(t.layout, found)
    }
    return found
  }
  private lookUp(layout: Layout): SeatLayout {
    return {
      cards: this.game.cards.length,
      tracks: this.tracks.map((name) => layout.tracks[name]?.base ?? 0),
      zones: seatZones(this.game).map((zone) => ({
        base: required(layout.zoneBase[zone]),
        rows: Int32Array.from(this.game.cards, (card) => this.rowByName.get(rowName(zone, card.id)) ?? -1),
      })),
    }
  }
}

/** Where a seat's things lie at a table of some size. */
interface SeatLayout {
  readonly cards: number
  readonly tracks: readonly number[]
  readonly zones: readonly { readonly base: number; readonly rows: Int32Array }[]
}

const rowName = (zone: string, card: string): string => `${zone} ${card}`
const seatZones = ({ shape }: AnyGame): string[] =>
  Object.entries((shape as Shape).zones).flatMap(([name, { per }]) => (per === 'seat' ? [name] : []))
const seatTracks = ({ shape }: AnyGame): string[] =>
  Object.entries((shape as Shape).tracks).flatMap(([name, { per }]) => (per === 'seat' ? [name] : []))

/** Every row a game could have: each card in each zone of a seat. */
export function allRows(game: AnyGame): string[] {
  const ids = [...new Set(game.cards.map(({ id }) => id))]
  return seatZones(game).flatMap((zone) => ids.map((id) => rowName(zone, id)))
}
