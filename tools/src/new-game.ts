import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { registerGame } from './game-registration.ts'
import { type Files, startGame } from './game-starter.ts'
import { listFolders, listGames, PROJECT_ROOT } from './project-files.ts'

const [game, title] = process.argv.slice(2)
const model = listGames(PROJECT_ROOT)[0]

function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}

if (!game || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(game))
  refuse('Usage: npm run new-game -- <kebab-case-id> ["Title"]')
if (existsSync(join(PROJECT_ROOT, 'games', game))) refuse(`games/${game} exists already.`)
// Every package of the workspace is called @sablier/<name>, and every suite of tests by its name.
const taken = ['packages', 'apps'].flatMap((folder) => listFolders(PROJECT_ROOT, folder))
if ([...taken, 'tools', 'bench', 'e2e', 'lanterns'].includes(game)) refuse(`The name ${game} is taken.`)
if (!model) refuse('There is no game yet whose settings could be taken over.')

const write = (files: Files): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(PROJECT_ROOT, path)), { recursive: true })
    writeFileSync(join(PROJECT_ROOT, path), text)
    console.log(path)
  }
}
const inWords = game.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())
const files = startGame(PROJECT_ROOT, game, title ?? inWords, model)
write(files)
write(registerGame(PROJECT_ROOT, game, model, files))

// What npm install would do, without the network.
const packages = join(PROJECT_ROOT, 'node_modules', '@sablier')
if (existsSync(packages) && !existsSync(join(packages, game)))
  symlinkSync(join('..', '..', 'games', game), join(packages, game), 'junction')
// How long a line gets depends on the name.
const biome = join(PROJECT_ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
if (existsSync(biome))
  spawnSync(process.execPath, [biome, 'check', '--write', `games/${game}`, 'packages/shelf'], { cwd: PROJECT_ROOT })
console.log(`
It can be played at once: npm run build, then npx sablier play --game ${game}, or npm start.
Its tests: npx vitest run --project ${game}. games/${game}/README.md says what to replace where,
CONTRIBUTING.md what a finished game has besides.`)
