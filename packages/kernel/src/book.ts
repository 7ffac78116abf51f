import type { OptionValues } from './game.ts'
import type { Bilingual } from './ledger.ts'

/** One step of a turn in a rulebook: the picture of a card, a title and a sentence. */
export interface ChapterStep {
  /** The card whose picture is shown. */
  readonly picture: string
  readonly title: Bilingual
  readonly text: Bilingual
}

/** One place among several through which cards wander. */
export interface ChapterPlace {
  readonly title: Bilingual
  readonly text: Bilingual
  readonly cards: readonly string[]
}

/** A moment of a recorded game that shows a rule at work. */
export interface ChapterExample extends Bilingual {
  /** The cards it speaks of. */
  readonly cards: readonly string[]
}

/** The parts of a card that a rulebook explains. */
export type CardPart = 'name' | 'numbers' | 'points' | 'type' | 'text' | 'doors' | 'gains'

/** A card whose parts are explained one by one. */
export interface CardAnatomy {
  readonly card: string
  readonly parts: readonly { readonly part: CardPart; readonly title: Bilingual; readonly text: Bilingual }[]
}

/** In what kind of game the rules of a chapter are seen at work. */
export interface ShownRules {
  /** The rules that matter most; all of the chapter if not named. */
  readonly rules?: readonly string[]
  readonly seats?: number
  readonly options?: OptionValues
}

/** A chapter of a rulebook as people read it. */
export interface Chapter {
  readonly id: string
  readonly title: Bilingual
  /** Its subject, in one or two sentences. */
  readonly lead?: Bilingual
  /** Places in the order in which cards or people come to them. */
  readonly places?: readonly ChapterPlace[]
  readonly steps?: readonly ChapterStep[]
  /** Cards that are shown. */
  readonly cards?: readonly string[]
  readonly anatomy?: CardAnatomy
  readonly example?: ChapterExample
  /** Without it no game shows the chapter: it is about words, or about what comes before play. */
  readonly show?: ShownRules
  /** The ids of its rules, in the order of the ledger. */
  readonly rules: readonly string[]
  /** How doubtful cases of these rules were decided. */
  readonly rulings: readonly string[]
}

/** A word of a game with what it means. */
export interface BookWord extends Bilingual {
  readonly meaning: Bilingual
}

/** The rulebook of a game: its chapters in order, and its words by id. */
export interface Book {
  readonly chapters: readonly Chapter[]
  readonly words: Readonly<Record<string, BookWord>>
}
