/** The two languages every text exists in. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>

/** One rule of a game's ledger: what kind it is, where it stands, and what it says in both languages. */
export interface Rule extends Bilingual {
  readonly kind: string
  readonly section: string
}

/** All rules of a game by id; the keys of the generated constant are the game's RuleId union. */
export type Ledger = Readonly<Record<string, Rule>>
