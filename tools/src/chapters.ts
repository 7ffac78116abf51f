import { parse } from 'yaml'
import { type Bilingual, type LedgerFile, rulingId } from './ledger.ts'
import { readText } from './project-files.ts'

/** A chapter as it is written in `rulebook/chapters.yaml`. */
export interface WrittenChapter {
  readonly id: string
  readonly title: Bilingual
  readonly lead?: Bilingual
  readonly steps?: readonly { readonly picture: string; readonly title: Bilingual; readonly text: Bilingual }[]
  readonly places?: readonly {
    readonly title: Bilingual
    readonly text: Bilingual
    readonly cards: readonly string[]
  }[]
  readonly cards?: readonly string[]
  readonly anatomy?: {
    readonly card: string
    readonly parts: readonly { readonly part: string; readonly title: Bilingual; readonly text: Bilingual }[]
  }
  readonly example?: Bilingual & { readonly cards: readonly string[] }
  readonly show?: {
    readonly rules?: readonly string[]
    readonly seats?: number
    readonly options?: Readonly<Record<string, string | number | boolean>>
  }
  /** Ids of rules; `group.*` for what no chapter names of a group, `*` for whatever is left. */
  readonly rules: readonly string[]
}

/** A chapter with the rules and rulings that stand in it. */
export type FilledChapter = WrittenChapter & { readonly rulings: readonly string[] }

/** Where the chapters of a game lie. */
export const chaptersPath = (game: string): string => `games/${game}/rulebook/chapters.yaml`

/** Reads the chapters of a game. */
export const readChapters = (root: string, game: string): readonly WrittenChapter[] =>
  parse(readText(root, chaptersPath(game))) as WrittenChapter[]

const patternOf = (rule: string): string => `${rule.split('.')[0]}.*`

/** The chapter in which a rule stands: named by its id, else by its group, else the one that takes the rest. */
function chapterOf(chapters: readonly WrittenChapter[], rule: string): WrittenChapter | undefined {
  const naming = (name: string) => chapters.find(({ rules }) => rules.includes(name))
  return naming(rule) ?? naming(patternOf(rule)) ?? naming('*')
}

/** Puts every rule and ruling of a ledger into its chapter; a ruling goes where the first rule that it is about stands. */
export function fillChapters(chapters: readonly WrittenChapter[], ledger: LedgerFile): FilledChapter[] {
  return chapters.map((chapter) => {
    const isHere = (rule: string) => chapterOf(chapters, rule) === chapter
    return {
      ...chapter,
      rules: ledger.rules.map(({ id }) => id).filter(isHere),
      rulings: ledger.rulings
        .filter(({ about }) => about[0] !== undefined && isHere(about[0]))
        .map((ruling) => rulingId(ledger, ruling)),
    }
  })
}

/** What is wrong with the chapters of a ledger: rules that stand nowhere, names that mean nothing, empty chapters. */
export function findChapterFaults(chapters: readonly WrittenChapter[], ledger: LedgerFile): string[] {
  const ids = ledger.rules.map(({ id }) => id)
  const known = new Set(['*', ...ids, ...ids.map(patternOf)])
  const names = chapters.flatMap(({ rules }) => rules)
  return [
    ...ids.filter((id) => !chapterOf(chapters, id)).map((id) => `rule ${id} stands in no chapter`),
    ...names.filter((name) => !known.has(name)).map((name) => `${name} names no rule`),
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} is named twice`),
    ...fillChapters(chapters, ledger)
      .filter(({ rules }) => rules.length === 0)
      .map(({ id }) => `chapter ${id} is empty`),
  ]
}
