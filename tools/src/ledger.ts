import { parse } from 'yaml'
import { readText } from './project-files.ts'

/** A text in both languages. */
export interface Bilingual {
  readonly en: string
  readonly fr: string
}

/** One rule of a rulebook, with what a test must show. */
export interface LedgerRule extends Bilingual {
  readonly id: string
  readonly section: string
  readonly kind: string
  readonly check: string
}

/** A word of the game with what it means. */
export interface LedgerWord extends Bilingual {
  readonly id: string
  readonly meaning: Bilingual
}

/** An answer to a question that the rulebook leaves open. */
export interface Ruling {
  readonly id: string
  readonly about: readonly string[]
  readonly question: string
  /**
   * `definition`: it decides nothing that its rules do not. `silent`: it decides what is there or not offered at all, so that no
   * act, question or refusal can cite it. Else it is cited and tested.
   */
  readonly kind?: 'definition' | 'silent'
  readonly en: string
  readonly fr?: string
  readonly why?: string
}

/** The ledger of a game as it is written in `rulebook/ledger.yaml`. */
export interface LedgerFile {
  readonly game: string
  readonly title: Bilingual
  readonly designer: string
  readonly players: { readonly min: number; readonly max: number }
  readonly goal: Bilingual
  readonly glossary: readonly LedgerWord[]
  readonly rules: readonly LedgerRule[]
  readonly rulings: readonly Ruling[]
}

/** The kinds of rule a ledger may hold. */
export const RULE_KINDS = [
  'flow',
  'choice',
  'effect',
  'limit',
  'timing',
  'scoring',
  'victory',
  'visibility',
  'setup',
  'card',
  'variant',
  'definition',
] as const

/** The kinds that code must cite and a test must name. */
export const PROVEN_KINDS: ReadonlySet<string> = new Set(RULE_KINDS.slice(0, 8))

/** Where the ledger of a game lies. */
export const ledgerPath = (game: string): string => `games/${game}/rulebook/ledger.yaml`

/** Reads the ledger of a game. */
export const readLedger = (root: string, game: string): LedgerFile =>
  // The shape is checked field by field in check-ledger.ts.
  parse(readText(root, ledgerPath(game))) as LedgerFile

/** The id under which a ruling is cited: its own, prefixed when a rule already has it. */
export const rulingId = (ledger: LedgerFile, ruling: Ruling): string =>
  ledger.rules.some(({ id }) => id === ruling.id) ? `ruling.${ruling.id}` : ruling.id

/** Every id that code and tests may cite, with its kind. */
export const citableKinds = (ledger: LedgerFile): Map<string, string | undefined> =>
  new Map([
    ...ledger.rules.map(({ id, kind }) => [id, kind] as const),
    ...ledger.rulings.map((ruling) => [rulingId(ledger, ruling), ruling.kind ?? 'ruling'] as const),
  ])
