import { parse } from 'yaml'
import type { WrittenChapter } from './chapters.ts'
import type { LedgerFile } from './ledger.ts'
import { listFiles, readText } from './project-files.ts'
import { renderBook } from './render-book.ts'
import { renderRules } from './render-rules.ts'

/** The settings every game shares; a new game takes them over from one that exists. */
const SHARED = ['package.json', 'tsconfig.json', 'view/tsconfig.json', 'tests/tsconfig.json']

/** A small game cut from the kernel's miniature, under a name that stands nowhere else. */
const TEMPLATE = 'tools/template'
const TEMPLATE_ID = 'new-game'
const TEMPLATE_TITLE = 'New Game'

/** Text by the path of its file. */
export type Files = Readonly<Record<string, string>>

/** The files of a new game; `model` is the existing game whose settings it takes over. */
export function startGame(root: string, game: string, title: string, model: string): Files {
  const base = `games/${game}`
  const shared = SHARED.map((path) => {
    const text = readText(root, `games/${model}/${path}`).replaceAll(`@sablier/${model}`, `@sablier/${game}`)
    const description = JSON.stringify(`${title}: rules, cards, bot and table.`)
    return [`${base}/${path}`, text.replace(/("description": )".*"/, (_, key) => key + description)]
  })
  const own = listFiles(root, TEMPLATE).map((path) => [
    path.replace(TEMPLATE, base),
    named(path, readText(root, path), game, title),
  ])
  const files: Record<string, string> = Object.fromEntries([...shared, ...own])
  const ledger = ledgerIn(files, game)
  const chapters = parse(files[`${base}/rulebook/chapters.yaml`] ?? '') as WrittenChapter[]
  return {
    ...files,
    [`${base}/rulebook/rules.ts`]: renderRules(ledger),
    [`${base}/rulebook/book.ts`]: renderBook(ledger, chapters),
  }
}

function named(path: string, text: string, game: string, title: string): string {
  const shown = path.endsWith('.yaml') ? JSON.stringify(title) : title
  return text.replaceAll(TEMPLATE_TITLE, () => shown).replaceAll(TEMPLATE_ID, game)
}

/** The ledger among the files of a new game. */
export const ledgerIn = (files: Files, game: string): LedgerFile =>
  parse(files[`games/${game}/rulebook/ledger.yaml`] ?? '') as LedgerFile
