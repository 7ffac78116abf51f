import ts from 'typescript'
import type { Fault, Report } from './fault.ts'
import { hasFile, listSources, readText } from './project-files.ts'
import { lineOf, parseSource, walk } from './source-tree.ts'

const GLOSSARY = 'docs/glossary.md'

/** A word that must not come back, and where it is gone. */
interface OldWord {
  readonly parts: readonly string[]
  /** Refused only as this very name; null: wherever a name contains it. */
  readonly exact: string | null
  readonly now: string
  readonly folders: readonly string[]
}

/** Where a word is gone that names no folder. */
const EVERYWHERE: readonly string[] = ['apps', 'packages', 'games', 'bench', 'e2e', 'tools']

const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase())

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text as string)

/** The old words that the glossary lists, with the folders that are free of them. */
export function readOldWords(glossary: string): OldWord[] {
  const [, table = ''] = glossary.split('| old | now | gone from |')
  return table.split('\n').flatMap((row) => {
    const [, old, now, gone] = row.split('|').map((cell) => cell.trim())
    if (!old || !now || gone === undefined) return []
    const folders = gone === '' ? EVERYWHERE : quoted(gone)
    return quoted(old).map((word) => {
      const exact = word.startsWith('=') ? word.slice(1) : null
      return { parts: splitName(word), exact, now, folders }
    })
  })
}

/** Does a name contain the words of an old name, one after the other? */
function contains(name: string, { parts, exact }: OldWord): boolean {
  if (exact !== null) return name === exact
  const own = splitName(name)
  return own.some((_, start) => parts.every((part, i) => own[start + i] === part))
}

/** The old words of one file: in its own name and in the names that it declares. */
function findOldWords(root: string, file: string, words: readonly OldWord[]): Fault[] {
  const oldIn = (name: string): OldWord | undefined => words.find((word) => contains(name, word))
  const base = (file.split('/').at(-1) ?? '').split('.')[0] ?? ''
  const inName = oldIn(base)
  const faults: Fault[] = inName ? [{ file, message: `"${base}" is an old word: ${inName.now}` }] : []
  walk(parseSource(root, file), (node) => {
    if (!ts.isIdentifier(node) || (node.parent as { name?: ts.Node }).name !== node) return
    if (ts.isPropertyAccessExpression(node.parent)) return
    const old = oldIn(node.text)
    if (old) faults.push({ file, line: lineOf(node), message: `"${node.text}" is an old word: ${old.now}` })
  })
  return faults
}

/** Words that the glossary has replaced do not come back to the folders that are free of them. */
export function checkWords(root: string): Report {
  const words = hasFile(root, GLOSSARY) ? readOldWords(readText(root, GLOSSARY)) : []
  const folders = [...new Set(words.flatMap((word) => word.folders))]
  const faults = folders.flatMap((folder) => {
    const gone = words.filter((word) => word.folders.includes(folder))
    return listSources(root, folder).flatMap((file) => findOldWords(root, file, gone))
  })
  return { name: 'words', faults, warnings: [] }
}
