import ts from 'typescript'
import { importComponents } from './import-components.ts'
import { listFolders, listSources, readText } from './project-files.ts'
import { lineOf, parseSource, walk } from './source-tree.ts'

const FOLDERS = ['packages', 'games', 'apps']
const NOT_PRODUCT = /\/(?:tests|dist|testing|frozen)\//
/** Written by a tool, or lists of words and numbers that nobody reads as code. */
const isGenerated = (text: string): boolean => text.startsWith('// Generated')

/** One number about the code, with where it was found. */
export interface Figure {
  readonly name: string
  readonly count: number
  readonly where: readonly string[]
}

interface Found {
  readonly longFunctions: string[]
  readonly manyParameters: string[]
  readonly keyCasts: string[]
}

const lineCount = (node: ts.Node): number => {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - lineOf(node)
}
const isCast = (node: ts.Node): node is ts.AsExpression => ts.isAsExpression(node) && node.type.getText() !== 'const'

function readFile(root: string, file: string, found: Found): void {
  walk(parseSource(root, file), (node) => {
    const where = (): string => `${file}:${lineOf(node)}`
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      if (lineCount(node) > 40) found.longFunctions.push(where())
      if (node.parameters.length > 4) found.manyParameters.push(where())
    }
    if (isCast(node) && ts.isElementAccessExpression(node.expression)) {
      const { argumentExpression } = node.expression
      if (ts.isStringLiteral(argumentExpression)) found.keyCasts.push(where())
    }
  })
}

/** Casts in a folder, for every thousand lines of it. */
function castsPerThousand(root: string, folder: string): Figure {
  let casts = 0
  let lines = 0
  for (const file of listSources(root, folder)) {
    lines += readText(root, file).split('\n').length
    walk(parseSource(root, file), (node) => {
      if (isCast(node)) casts++
    })
  }
  const count = Math.round((10_000 * casts) / Math.max(1, lines)) / 10
  return { name: `casts per thousand lines in ${folder}`, count, where: [] }
}

/** What the code looks like in numbers: what is long, crowded, cast or knotted. */
export function figuresOf(root: string): Figure[] {
  const files = FOLDERS.flatMap((folder) => listSources(root, folder)).filter(
    (file) => !NOT_PRODUCT.test(file) && !isGenerated(readText(root, file)),
  )
  const found: Found = { longFunctions: [], manyParameters: [], keyCasts: [] }
  for (const file of files) readFile(root, file, found)
  const longFiles = files.filter((file) => readText(root, file).split('\n').length > 301)
  const [circle = []] = importComponents(root, files)
  const bots = ['packages/bots/src', ...listFolders(root, 'games').map((game) => `games/${game}/bot`)]
  const figure = (name: string, where: readonly string[]): Figure => ({ name, count: where.length, where })
  return [
    figure('functions over 40 lines', found.longFunctions),
    figure('functions over 4 parameters', found.manyParameters),
    figure("casts of ['key']", found.keyCasts),
    figure('files over 300 lines', longFiles),
    figure('largest circle of imports, types included', circle),
    ...bots.map((folder) => castsPerThousand(root, folder)),
  ]
}
