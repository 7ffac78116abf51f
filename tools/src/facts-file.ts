import { parse } from 'yaml'
import { hasFile, readText } from './project-files.ts'

/** One kind of fact about some cards, as it is written in `rulebook/facts.yaml`. */
export interface FactEntry {
  readonly fact: string
  readonly from: string
  /** The section of the rulebook in which it stands, or where it was found. */
  readonly section: string
  /** Is only a part of this known, such as one number of two? */
  readonly partly?: boolean
  /** Which values of a card it tells, as paths: `name.fr`, `copies`. */
  readonly at: readonly string[]
  /** The values by card id, in the order of `at`; `inn-*` stands for all cards of that family. */
  readonly cards: Readonly<Record<string, readonly unknown[]>>
}

/** Where the facts about a game's cards lie. */
export const factsPath = (game: string): string => `games/${game}/rulebook/facts.yaml`

/** Reads the facts of a game; a game without the file claims none. */
export const readFacts = (root: string, game: string): readonly FactEntry[] =>
  // The shape is checked entry by entry in check-facts.ts.
  hasFile(root, factsPath(game)) ? (parse(readText(root, factsPath(game))) as FactEntry[]) : []
