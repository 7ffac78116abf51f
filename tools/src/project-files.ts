import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NOT_OURS = new Set(['node_modules', 'dist', 'dist-types', 'fixtures', 'coverage', 'test-results'])

/** The folder of the whole project, found from this file's own place. */
export const PROJECT_ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Is there a folder at this path below `root`? */
export const hasFolder = (root: string, path: string): boolean =>
  existsSync(join(root, path)) && statSync(join(root, path)).isDirectory()

/** Is there a file at this path below `root`? */
export const hasFile = (root: string, path: string): boolean =>
  existsSync(join(root, path)) && statSync(join(root, path)).isFile()

/** The text of a file below `root`. */
export const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

/** The folders directly below a folder, sorted; none when it does not exist. */
export const listFolders = (root: string, path: string): string[] =>
  hasFolder(root, path)
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .sort()
    : []

/** All files below a folder, as paths relative to `root`, sorted; build output and fixtures are left out. */
export function listFiles(root: string, path: string): string[] {
  if (!hasFolder(root, path)) return []
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      if (!entry.isDirectory()) return [inner]
      return NOT_OURS.has(entry.name) ? [] : listFiles(root, inner)
    })
}

/** The TypeScript files below a folder. */
export const listSources = (root: string, path: string): string[] =>
  listFiles(root, path).filter((file) => /\.tsx?$/.test(file))

/** The games: every folder of `games/` that holds a ledger. */
export const listGames = (root: string): string[] =>
  listFolders(root, 'games').filter((game) => hasFile(root, `games/${game}/rulebook/ledger.yaml`))

/** Has this game been written, so that its skeleton and rules can be checked? */
export const isWritten = (root: string, game: string): boolean => hasFile(root, `games/${game}/src/game.ts`)
