import { isBuiltin } from 'node:module'
import ts from 'typescript'
import type { Fault, Report } from './fault.ts'
import { listFolders, listSources } from './project-files.ts'
import { PURITY_EXCEPTIONS } from './purity-exceptions.ts'
import { lineOf, parseSource, walk } from './source-tree.ts'

/** Words of the world outside: clock, network, file, screen, chance. */
const IMPURE_GLOBALS = new Set(
  `Date performance process fetch setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame localStorage
  sessionStorage window document navigator globalThis self global crypto XMLHttpRequest WebSocket Worker require`.split(
    /\s+/,
  ),
)

/** Members of harmless globals that are not harmless. */
const IMPURE_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  Math: ['random'],
  Intl: ['DateTimeFormat'],
}

/** Methods whose answer depends on the machine's language. */
const IMPURE_METHODS = /^(?:toLocale\w*|localeCompare)$/

const opensScope = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ||
  ts.isFunctionLike(node) ||
  ts.isBlock(node) ||
  ts.isForStatement(node) ||
  ts.isForOfStatement(node)

/** The scopes that declare each impure word themselves: there it is an ordinary name. */
function findOwnNames(source: ts.SourceFile): Map<string, ts.Node[]> {
  const own = new Map<string, ts.Node[]>()
  walk(source, (node) => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node)
    if (!declares || !node.name || !ts.isIdentifier(node.name)) return
    const scope = ts.findAncestor(node.parent, opensScope) ?? source
    own.set(node.name.text, [...(own.get(node.name.text) ?? []), scope])
  })
  return own
}

/** Does this identifier stand for a value or type, rather than for a member, a key or a declared name? */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  const { name, propertyName } = parent as { name?: ts.Node; propertyName?: ts.Node }
  return name !== node && propertyName !== node
}

function memberName({ parent }: ts.Identifier): string | undefined {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text
  if (ts.isQualifiedName(parent)) return parent.right.text
  if (ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression))
    return parent.argumentExpression.text
  return undefined
}

/** The impure word a node is, if it is one. */
function impureWord(node: ts.Node, isOwn: (node: ts.Identifier) => boolean): string | undefined {
  if (ts.isStringLiteral(node)) {
    const imports = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)
    const dynamic = ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword
    return (imports || dynamic) && isBuiltin(node.text) ? node.text : undefined
  }
  if (ts.isPropertyAccessExpression(node)) return IMPURE_METHODS.test(node.name.text) ? node.name.text : undefined
  if (!ts.isIdentifier(node) || !isReference(node) || isOwn(node)) return undefined
  if (IMPURE_GLOBALS.has(node.text)) return node.text
  const members = Object.hasOwn(IMPURE_MEMBERS, node.text) ? IMPURE_MEMBERS[node.text] : undefined
  if (!members) return undefined
  const member = memberName(node)
  // Handing the whole object on would let the member slip through.
  if (member === undefined) return node.text
  return members.includes(member) ? `${node.text}.${member}` : undefined
}

/** The impure words of one file. */
export function findImpureWords(root: string, file: string): Fault[] {
  const source = parseSource(root, file)
  const own = findOwnNames(source)
  const isOwn = (node: ts.Identifier): boolean =>
    own.get(node.text)?.some((scope) => ts.findAncestor(node, (above) => above === scope) !== undefined) ?? false
  const allowed = PURITY_EXCEPTIONS.find((exception) => exception.file === file)?.words ?? []
  const faults: Fault[] = []
  walk(source, (node) => {
    const word = impureWord(node, isOwn)
    if (word && !allowed.includes(word))
      faults.push({ file, line: lineOf(node), message: `uses ${word}: rules and bots know nothing outside the game` })
  })
  return faults
}

/** The folders that must run anywhere and always give the same answer. */
export const listPureFolders = (root: string): string[] => [
  'packages/kernel/src',
  'packages/bots/src',
  ...listFolders(root, 'games').flatMap((game) => ['src', 'rulebook', 'bot'].map((part) => `games/${game}/${part}`)),
]

/** Kernel, games and bots know no clock, network, file, screen, locale or chance of their own. */
export function checkPurity(root: string): Report {
  const files = listPureFolders(root).flatMap((folder) => listSources(root, folder))
  return { name: 'purity', faults: files.flatMap((file) => findImpureWords(root, file)), warnings: [] }
}
