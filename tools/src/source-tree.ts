import ts from 'typescript'
import { readText } from './project-files.ts'

/** Parses a file of the project; parents are set, so that a node knows where it stands. */
export const parseSource = (root: string, file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readText(root, file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** The line of a node, counted from one. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** Visits every node below; a visitor that answers `false` keeps the walk out of that node. */
export function walk(node: ts.Node, visit: (node: ts.Node) => unknown): void {
  if (visit(node) === false) return
  ts.forEachChild(node, (child) => walk(child, visit))
}
