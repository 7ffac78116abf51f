import { dirname, normalize } from 'node:path/posix'
import ts from 'typescript'
import { parseSource } from './source-tree.ts'

/** The files that a file imports by a relative path, types included. */
function importsOf(root: string, file: string): string[] {
  return parseSource(root, file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const from = statement.moduleSpecifier
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return []
    return [normalize(`${dirname(file)}/${from.text}`)]
  })
}

/** Files that import each other in a circle, largest circle first (Tarjan's algorithm). */
export function importComponents(root: string, files: readonly string[]): string[][] {
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const number = index.size
    index.set(file, number)
    stack.push(file)
    let lowest = number
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? (index.get(next) as number))
    }
    low.set(file, lowest)
    if (lowest === number) found.push(stack.splice(stack.indexOf(file)))
    return lowest
  }
  for (const file of files) if (!index.has(file)) visit(file)
  return found.filter((circle) => circle.length > 1).sort((a, b) => b.length - a.length)
}
