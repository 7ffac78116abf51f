import type { Fault, Report } from './fault.ts'
import { hasFile, hasFolder, isWritten, listFiles, listFolders, readText } from './project-files.ts'

const GAME_FOLDERS = [
  'rulebook',
  ...['phases', 'procedures', 'effects', 'cards', 'text'].map((name) => `src/${name}`),
  'bot',
  'view',
  ...['rules', 'cards', 'examples', 'recorded'].map((name) => `tests/${name}`),
]
const GAME_FILES = ['src/shape.ts', 'src/game.ts', 'src/setup.ts', 'src/scoring.ts', 'README.md']

/** Names that say nothing about what a file holds. */
const EMPTY_NAME = /^(?:utils?|helpers?|common|misc|types|manager)$|-(?:utils?|helpers?|misc|manager)$/
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CODE = /\.(?:ts|tsx|mjs|cjs|js|css)$/
const CODE_FOLDERS = ['packages', 'games', 'apps', 'tools', 'bench', 'e2e', 'scripts']

function findMissing(root: string, game: string): Fault[] {
  const base = `games/${game}`
  return [
    ...GAME_FOLDERS.filter((path) => !hasFolder(root, `${base}/${path}`)).map((path) => ({
      file: `${base}/${path}`,
      message: 'this folder of the skeleton is missing',
    })),
    ...GAME_FILES.filter((path) => !hasFile(root, `${base}/${path}`)).map((path) => ({
      file: `${base}/${path}`,
      message: 'this file of the skeleton is missing',
    })),
  ]
}

/** What is wrong with the name of a file, judged by every part of its path that is ours to choose. */
function findBadName(file: string): Fault[] {
  const parts = file.split('/').map((part) => part.split('.')[0] ?? '')
  return [
    ...parts.filter((part) => !KEBAB.test(part)).map((part) => ({ file, message: `"${part}" is not kebab-case` })),
    ...parts.filter((part) => EMPTY_NAME.test(part)).map((part) => ({ file, message: `"${part}" names nothing` })),
  ]
}

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const isGenerated = (text: string): boolean => text.startsWith('// Generated')
const wantedLines = (file: string): number => (/\/(?:cards|tests)\//.test(file) ? 400 : 300)
const MOST_LINES = 600

/** Every game has the same folders; files are named in kebab-case for what they hold, and stay small. */
export function checkSkeleton(root: string): Report {
  const games = listFolders(root, 'games').filter((game) => isWritten(root, game))
  const files = CODE_FOLDERS.flatMap((folder) => listFiles(root, folder)).filter((file) => CODE.test(file))
  const faults = [...games.flatMap((game) => findMissing(root, game)), ...files.flatMap(findBadName)]
  const warnings: Fault[] = []
  for (const file of files) {
    const text = readText(root, file)
    const lines = countLines(text)
    if (isGenerated(text) || lines <= wantedLines(file)) continue
    if (lines > MOST_LINES) faults.push({ file, message: `has ${lines} lines, more than ${MOST_LINES}: split it` })
    else warnings.push({ file, message: `has ${lines} lines, more than ${wantedLines(file)}: it wants splitting` })
  }
  return { name: 'skeleton', faults, warnings }
}
