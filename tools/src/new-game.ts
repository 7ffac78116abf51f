import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addReferences, startGame } from './game-starter.ts'
import { listGames, PROJECT_ROOT, readText } from './project-files.ts'

const [game, title] = process.argv.slice(2)
const model = listGames(PROJECT_ROOT)[0]

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

if (!game || !/^[a-z][a-z0-9-]*$/.test(game)) refuse('Usage: npm run new-game -- <kebab-case-id> ["Title"]')
if (existsSync(join(PROJECT_ROOT, 'games', game))) refuse(`games/${game} exists already.`)
if (!model) refuse('There is no game yet whose settings could be taken over.')

for (const [path, text] of Object.entries(startGame(PROJECT_ROOT, game, title ?? game, model))) {
  mkdirSync(dirname(join(PROJECT_ROOT, path)), { recursive: true })
  writeFileSync(join(PROJECT_ROOT, path), text)
  console.log(path)
}
writeFileSync(join(PROJECT_ROOT, 'tsconfig.json'), addReferences(readText(PROJECT_ROOT, 'tsconfig.json'), game))
console.log(`
Next: npm install, write rulebook/ledger.yaml, run npm run ledger, put the game on the shelf,
then src/shape.ts and src/game.ts. From then on npm run check names what the skeleton lacks.`)
