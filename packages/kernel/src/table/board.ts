import type { Layout, Place } from '../layout.ts'
import type { Piece, State } from '../state.ts'
import type { EventBody, GameEvent } from './events.ts'

/** The parts of a table that acts use: the state they change, and the listeners they tell. */
export interface Board {
  readonly state: State
  readonly layout: Layout
  readonly events: GameEvent[] | null
  /** Somebody listens to events. */
  readonly listening: boolean
  /** How many answers were given so far: stamped on events. */
  readonly entry: number
  /** Where a piece lies. */
  place(piece: Piece): Place
  /** Called before every change of the state. */
  changing(): void
  /** Called with every change of what lies at a place, or of how it is seen. */
  touch(place: number, other?: number): void
  /** Notes that viewers learned something. */
  learn(mask: number): void
  /** Notes that chance was used. */
  learnByChance(): void
  /** Tells one event to whoever listens. */
  tell(rule: string, body: EventBody): void
}
