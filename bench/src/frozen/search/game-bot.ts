import type { Ask, Chance, Choice, Offer, Seat, Table } from '@sablier/kernel'
import type { Level } from './level.ts'
import type { Tuning } from './tuning.ts'

/** A table of any game: a frozen bot writes its own typed table here. */
// biome-ignore lint/suspicious/noExplicitAny: bots of every game are called through one door
export type AnyTable = Table<any, any>

/** What a frozen player looks at. */
export interface GameBot {
  value(t: AnyTable, seat: Seat): number
  policy(t: AnyTable, ask: Ask, chance: Chance): Choice
  suggest?(t: AnyTable, ask: Ask, chance: Chance): readonly Choice[]
  takes?(t: AnyTable, seat: Seat, offers: readonly Offer[]): string | null
  weighs?(t: AnyTable, seat: Seat, offers: readonly Offer[]): readonly string[]
  readonly tuning?: Partial<Tuning>
  readonly levels?: Readonly<Partial<Record<Level, Partial<Tuning>>>>
}
