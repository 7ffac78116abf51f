import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import ts from 'typescript'
import { parseSource, walk } from '../source-tree.ts'
import { APART, areaOf, isApart } from './area-of.ts'
import type { Mutant } from './mutant.ts'

/** Sources with every mutant in them, off until its id is switched on. */
export interface Instrumented {
  /** By absolute path. */
  readonly code: ReadonlyMap<string, string>
  readonly mutants: readonly Mutant[]
  /** How many mutants the score leaves out, by reason. */
  readonly apart: ReadonlyMap<string, number>
}

/** What this file needs of a path in Babel's tree. */
interface TreePath {
  readonly node: {
    readonly type: string
    readonly key?: { readonly name?: string }
    readonly id?: { readonly name?: string } | null
    readonly params?: readonly Typed[]
    readonly returnType?: Typed['typeAnnotation']
  }
}
interface Typed {
  readonly typeAnnotation?: {
    readonly typeAnnotation?: { readonly type: string; readonly typeName?: { readonly name?: string } }
  }
}

const silent = (): void => {}
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

const PROPERTIES = new Map([
  ['describe', 'words on the page'],
  ['en', 'words on the page'],
  ['fr', 'words on the page'],
  ['worth', 'estimates for computer players'],
])

/** Types of parameters that words are made from. */
const WORDED: ReadonlySet<string | undefined> = new Set(['Language', 'Voice'])

/** A function that gives a string, and is told the language or named after one, makes words. */
function makesWords({ node: { id, params, returnType } }: TreePath): boolean {
  if (returnType?.typeAnnotation?.type !== 'TSStringKeyword') return false
  const isToldLanguage = params?.some(({ typeAnnotation }) =>
    WORDED.has(typeAnnotation?.typeAnnotation?.typeName?.name),
  )
  return isToldLanguage === true || /(En|Fr)$/.test(id?.name ?? '')
}

/** Why the code from a path on is no rule code, if so. */
function whyApart(path: TreePath): string | undefined {
  const { type, key } = path.node
  if (makesWords(path)) return 'words on the page'
  return type.startsWith('Object') && key?.name !== undefined ? PROPERTIES.get(key.name) : undefined
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Puts every mutant of the files into them and lists those that count. */
export async function instrument(root: string, workspace: string, files: readonly string[]): Promise<Instrumented> {
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const { files: made, mutants } = await new Instrumenter(logger).instrument(
    files.map((name) => ({ name, content: sources.get(name) ?? '', mutate: true })),
    {
      plugins: null,
      excludedMutations: ['StringLiteral'],
      ignorers: [{ shouldIgnore: (path) => whyApart(path as TreePath) }],
    },
  )
  const counted: Mutant[] = []
  const apart = new Map<string, number>()
  const functions = new Map(files.map((file) => [file, functionSpans(root, relative(root, file))]))
  for (const { id, fileName, location, mutatorName, replacement, statusReason } of mutants) {
    const area = areaOf(workspace, relative(join(root, workspace), fileName))
    const isStatic = !functions.get(fileName)?.some((span) => isWithin(location.start, span))
    const reason = isApart(workspace, area)
      ? APART[area]
      : (reasonOf(mutatorName, statusReason) ?? (isStatic ? 'static data' : undefined))
    if (reason) {
      apart.set(reason, (apart.get(reason) ?? 0) + 1)
      continue
    }
    const lines = (sources.get(fileName) ?? '').split('\n')
    counted.push({
      id,
      file: relative(root, fileName),
      area,
      line: location.start.line + 1,
      mutator: mutatorName,
      at: oneLine(lines[location.start.line] ?? ''),
      of: oneLine(textBetween(lines, location.start, location.end)),
      becomes: oneLine(replacement ?? ''),
    })
  }
  return { code: new Map(made.map(({ name, content }) => [name, content])), mutants: counted, apart }
}

const reasonOf = (mutator: string, reason: string | undefined): string | undefined =>
  mutator === 'StringLiteral' ? 'string literals' : reason

interface Place {
  readonly line: number
  readonly column: number
}

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  return lines
    .slice(start.line, end.line + 1)
    .map((line, i) => line.slice(i === 0 ? start.column : 0, i === end.line - start.line ? end.column : undefined))
    .join('\n')
}

interface Span {
  readonly start: Place
  readonly end: Place
}

/** Where the functions of a file stand; what lies outside of them runs once, when the module loads. */
function functionSpans(root: string, file: string): Span[] {
  const source = parseSource(root, file)
  const placeAt = (position: number): Place => {
    const { line, character } = source.getLineAndCharacterOfPosition(position)
    return { line, column: character }
  }
  const spans: Span[] = []
  walk(source, (node) => {
    if (ts.isFunctionLike(node)) spans.push({ start: placeAt(node.getStart()), end: placeAt(node.end) })
  })
  return spans
}

const isBefore = (a: Place, b: Place): boolean => a.line < b.line || (a.line === b.line && a.column <= b.column)
const isWithin = (place: Place, { start, end }: Span): boolean => isBefore(start, place) && isBefore(place, end)

/** Takes out the switches of all mutants but those wanted: each costs time whenever its code runs. */
export function keepOnly(code: Instrumented['code'], wanted: readonly Mutant[]): Map<string, string> {
  const ids = new Set(wanted.map(({ id }) => `"${id}"`))
  const kept = (text: string): string =>
    text
      .replace(/stryMutAct_9fa48\(("\d+")\)/g, (call, id: string) => (ids.has(id) ? call : 'false'))
      .replace(/stryCov_9fa48\(("\d+"(?:, "\d+")*)\)/g, (_, list: string) => {
        const covered = list.split(', ').filter((id) => ids.has(id))
        return covered.length > 0 ? `stryCov_9fa48(${covered.join(', ')})` : '0'
      })
  return new Map([...code].map(([file, text]) => [file, kept(text)]))
}
