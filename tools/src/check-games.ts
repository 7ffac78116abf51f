import type { Fault, Report } from './fault.ts'
import { SHELF, SHELF_PACKAGE, SHELF_VIEWS } from './game-registration.ts'
import { ledgerPath } from './ledger.ts'
import { hasFile, isWritten, listFiles, listFolders, readText } from './project-files.ts'

/** Where a game that can be played is known, and by which words. */
const KNOWN: readonly [file: string, words: (game: string) => string, what: string][] = [
  ['tsconfig.json', (game) => `games/${game}"`, 'is not compiled with the others'],
  [SHELF, (game) => `id: '${game}'`, 'does not stand on the shelf'],
  [SHELF_VIEWS, (game) => `@sablier/${game}/view'`, 'has no table on the shelf of views'],
  [SHELF_PACKAGE, (game) => `"@sablier/${game}"`, 'is not among the dependencies of the shelf'],
]

function findUnknown(root: string, game: string): Fault[] {
  return KNOWN.filter(([file, words]) => !hasFile(root, file) || !readText(root, file).includes(words(game))).map(
    ([file, , what]) => ({ file, message: `${game} ${what}` }),
  )
}

/** Every game has rules and code, and is known wherever a game has to be; one that is only begun is named. */
export function checkGames(root: string): Report {
  const games = listFolders(root, 'games').filter((game) => listFiles(root, `games/${game}`).length > 0)
  const faults: Fault[] = []
  const warnings: Fault[] = []
  for (const game of games) {
    const file = `games/${game}`
    if (!hasFile(root, ledgerPath(game)))
      faults.push({
        file,
        message: `is half made: it has no rulebook/ledger.yaml (npm run new-game lays out a whole game)`,
      })
    if (isWritten(root, game)) faults.push(...findUnknown(root, game))
    else
      warnings.push({
        file,
        message: 'is half made: it has no src/game.ts, so its rules and folders are not checked yet',
      })
  }
  return { name: 'games', faults, warnings }
}
