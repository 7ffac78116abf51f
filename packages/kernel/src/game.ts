import type { CardBase } from './card.ts'
import type { CardFacts } from './card-facts.ts'
import type { Chance } from './chance.ts'
import type { OpRegistry } from './effects/op.ts'
import type { Ask } from './flow/ask.ts'
import type { Choice, Flow } from './flow/flow.ts'
import type { Happening, Reaction } from './flow/triggers.ts'
import type { Bilingual, Language } from './ledger.ts'
import type { PhaseOf, RuleOf, Seat, Shape, ZoneName } from './shape.ts'
import type { Piece } from './state.ts'
import type { Param } from './table/events.ts'
import type { Table } from './table/table.ts'
import type { FillParam } from './text/fill.ts'

export type OptionValue = string | number | boolean
/** The choices made when the table was opened: variant, target, advanced pack. */
export type OptionValues = Readonly<Record<string, OptionValue>>

/** One thing to choose when a table is opened. */
export interface OptionSpec {
  readonly name: Bilingual
  /** Its effect on the game, in a sentence or two. */
  readonly changes?: Bilingual
  readonly values: readonly OptionValue[]
  readonly start: OptionValue
  /** Names of the values, by `String(value)`. */
  readonly valueNames: Readonly<Record<string, Bilingual>>
  /** With how many seats it means anything; with any number if it does not say. */
  readonly seats?: { readonly min: number; readonly max: number }
}

/** Something a seat may do at any stable moment, whoever is asked: claim a quest, resign. */
export interface Offer<S extends Shape = Shape> {
  readonly id: string
  readonly rule: RuleOf<S>
  /** Key among the game's option texts. */
  readonly text: string
  readonly params?: Readonly<Record<string, Param>>
  /** May be taken while another offer waits at a stable question of its own: what that one had begun is dropped. */
  readonly breaksIn?: boolean
  /** The wording that must come with it: a trade, a promise. */
  readonly wording?: Wording
  /** Given what was said, if it has a wording. */
  readonly run: (said: unknown) => Flow<void>
}

/** The form of a worded offer. It is composed away from the table and arrives as one proposal. */
export interface Wording {
  /** For people who put it together by questions. */
  readonly form: () => Param
  /** Examples that may be said; there need not be any. */
  readonly candidates: () => readonly object[]
  /** The rule that forbids a proposal, or null if it is allowed. Never throws, whatever the input. */
  readonly check: (proposal: unknown) => string | null
}

/** Texts of a game by key; `{seat}`, `{card}`, `{n|card|cards}` inside are filled in. */
export type Texts = Readonly<Record<string, Bilingual>>

/** Everything a person reads of a game besides cards and rules. */
export interface GameText {
  readonly title: Bilingual
  readonly pitch: Bilingual
  /** The unit of the score, if having most of it does not mean leading. */
  readonly counted?: Bilingual
  readonly asks: Texts
  readonly options: Texts
  readonly log: Texts
  /** Lines of the log, and purposes of dice, that the table shows by itself: its log leaves them out, a full record has them. */
  readonly details?: readonly string[]
  /** Names of the places; `future.event` is a row of one type of card, `space.9` the place of a number. */
  readonly zones: Texts
  /** Names of the numbers; `position.9` is what the value 9 of a number is called, where it stands for something. */
  readonly tracks: Texts
  /** Numbers that only the rules count: who reads the table is not told them. */
  readonly counters?: readonly string[]
  readonly marks: Texts
  readonly phases: Texts
  readonly ends: Texts
  /** Words used as parameters: glossary terms, resources, families. */
  readonly words: Texts
  /** The definite article of a card by its id, with its space or apostrophe; empty where the name goes without. */
  readonly article?: (card: string, language: Language) => string
  /** A structured proposal as a phrase of these words, where the game has proposals. */
  readonly proposal?: (proposal: unknown) => FillParam
}

export interface Modification {
  readonly piece: Piece
  readonly name: string
  readonly value: number
  readonly about: unknown
}

/** A whole game: its shape, its cards, how it is set up and how its phases run. */
export interface Game<S extends Shape = Shape, C extends CardBase = CardBase> {
  readonly id: string
  /** Raised whenever a rule or a card changes what can happen. */
  readonly version: string
  readonly shape: S
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes, in minutes, for the shortest and the longest table. */
  readonly minutes: readonly [number, number]
  /** How long this table is likely to take, where the rulebook tells it more exactly. */
  readonly minutesFor?: (seats: number, options: OptionValues) => number
  /** Two players may talk without the others: the game lives on deals. */
  readonly privateTalk?: boolean
  readonly cards: readonly C[]
  /** Which facts of its cards are not ours: printed in the rulebook or publicly known. */
  readonly facts?: CardFacts
  readonly options: Readonly<Record<string, OptionSpec>>
  readonly text: GameText
  /** Why this combination of seats and options cannot be played, if so. */
  readonly refuses?: (seats: number, options: OptionValues) => Bilingual | null
  /** Lays out the table. All pieces start in `box`; dealing and shuffling are acts. */
  readonly setup: (t: Table<S, C>) => void
  readonly start: PhaseOf<S>
  readonly phases: Readonly<Record<PhaseOf<S>, (t: Table<S, C>) => Flow<PhaseOf<S>>>>
  readonly ends: readonly string[]
  /** A seat's present score, as the score line shows it. */
  readonly score: (t: Table<S, C>, seat: Seat) => number
  /** The abilities that answer a happening. */
  readonly reactions?: (t: Table<S, C>, happening: Happening) => Reaction[]
  /** The abilities that change a happening before it comes to pass. */
  readonly replacements?: (t: Table<S, C>, happening: Happening) => Reaction[]
  /** The rule by which an owner orders simultaneous triggers. */
  readonly orderRule?: RuleOf<S>
  readonly modify?: (t: Table<S, C>, modification: Modification) => number
  readonly offers?: (t: Table<S, C>, seat: Seat) => Offer<S>[]
  /** The answer of a seat that does not answer in time, if the rules define one. */
  readonly defaults?: (t: Table<S, C>, ask: Ask, chance: Chance) => Choice
  readonly ops?: OpRegistry
  /** Redraws secrets that are not cards (hidden facts and tracks) when a world is resampled for a viewer. */
  readonly resample?: (t: Table<S, C>, viewer: Seat | 'spectator', chance: Chance) => void
  /** Zones among which cards that nobody knows may be exchanged, since they come from one pile; others are shuffled each alone. */
  readonly mixed?: readonly (readonly ZoneName<S>[])[]
  /** The text of a card, generated from its effects, one paragraph per ability. */
  readonly describeCard: (card: C, language: 'en' | 'fr') => readonly string[]
}

/** A game seen from the kernel, which knows none of its names. */
// biome-ignore lint/suspicious/noExplicitAny: the kernel calls games of every shape through one door
export type AnyGame = Game<any, any>

/** Declares a game; the kernel handles it without knowing its names. */
export function defineGame<S extends Shape, C extends CardBase>(game: Game<S, C>): Game<S, C> {
  return game
}
