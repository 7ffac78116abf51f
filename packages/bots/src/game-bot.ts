import type { Ask, Bilingual, Chance, Choice, FillParam, Offer, Seat, Table, Taking } from '@sablier/kernel'
import type { Gauge } from './gauge.ts'
import type { Level } from './level-id.ts'
import type { Tuning } from './tuning.ts'
import type { Features } from './value/features.ts'

/** A table of any game: a game's bot writes its own typed table here. */
// biome-ignore lint/suspicious/noExplicitAny: bots of every game are called through one door
export type AnyTable = Table<any, any>

/** Why an option is good or bad, as structured text: a key among the bot's texts, what fills it, and how much it matters. */
export interface Reason {
  readonly key: string
  readonly params?: Readonly<Record<string, FillParam>>
  /** Above 0 speaks for the option, below 0 against it; the largest sizes are told first. */
  readonly weight: number
}

/**
 * What a good player of one game looks at. Everything here gets a dealt table: the cards a seat may not know are drawn
 * at random, so nothing read here can betray them. No state may be kept between calls.
 */
export interface GameBot {
  /** The share of the win that a seat may expect from here, from 0 to 1. Cheap: it is called thousands of times. */
  value(t: AnyTable, seat: Seat): number
  /** The features of the value, if its weights are fitted. */
  readonly features?: Features
  /** What a seat's good name is worth to it beside the win, in the odds; below 0 once it is tarnished. Loyal players count it twice, treacherous ones not at all. */
  honour?(t: AnyTable, seat: Seat): number
  /** A quick sensible answer for `ask.seat`, from what that seat may know. Guides rollouts; `chance` breaks ties. */
  policy(t: AnyTable, ask: Ask, chance: Chance): Choice
  /** Answers that deserve to be looked at first where there are too many to try them all. */
  suggest?(t: AnyTable, ask: Ask, chance: Chance): readonly Choice[]
  /** The standing offer that the seat takes up now, or null. */
  takes?(t: AnyTable, seat: Seat, offers: readonly Offer[]): Taking | null
  /** Standing offers that deserve to be thought about: they are compared with each other and with letting them stand. */
  weighs?(t: AnyTable, seat: Seat, offers: readonly Offer[]): readonly Taking[]
  /** The reasons for and against an answer. */
  reasons?(t: AnyTable, ask: Ask, choice: Choice): readonly Reason[]
  /** How the search is set for this game, where it differs from the rest. */
  readonly tuning?: Partial<Tuning>
  /** How single levels are set for this game beyond that. */
  readonly levels?: Readonly<Partial<Record<Level, Partial<Tuning>>>>
  /** What balance runs count in this game. */
  readonly gauge?: Gauge
  /** The texts of the reasons, by key. */
  readonly texts?: Readonly<Record<string, Bilingual>>
}
