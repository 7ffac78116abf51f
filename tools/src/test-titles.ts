import ts from 'typescript'
import { lineOf, parseSource, walk } from './source-tree.ts'

/** An id in square brackets at the start of a test's title, such as `[hand.limit] an eighth card …`. */
export interface TitleId {
  readonly id: string
  readonly file: string
  readonly line: number
}

const RUNNERS = new Set(['test', 'it', 'describe'])
const NOT_RUN = new Set(['skip', 'todo'])

/** The words of `test.each(…)(…)` or `describe.skip(…)`: the runner first, then what is asked of it. */
function calleeWords(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...calleeWords(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return calleeWords(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return calleeWords(node.tag)
  return []
}

const titleText = (node: ts.Expression | undefined): string => {
  if (!node) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.head.text : ''
}

/** The ids a title names: `[a][b] words` and `[a] [b] words` name two. */
export function idsInTitle(title: string): string[] {
  const lead = /^\s*(?:\[[^\]]*\]\s*)+/.exec(title)?.[0] ?? ''
  return [...lead.matchAll(/\[([^\]]*)\]/g)].map(([, id]) => id ?? '')
}

/** All ids named by the titles of one test file; a test that is skipped proves nothing and names none. */
export function readTitleIds(root: string, file: string): TitleId[] {
  const found: TitleId[] = []
  walk(parseSource(root, file), (node) => {
    if (!ts.isCallExpression(node)) return true
    const words = calleeWords(node.expression)
    if (!RUNNERS.has(words[0] ?? '')) return true
    if (words.some((word) => NOT_RUN.has(word))) return false
    found.push(...idsInTitle(titleText(node.arguments[0])).map((id) => ({ id, file, line: lineOf(node) })))
    return true
  })
  return found
}
