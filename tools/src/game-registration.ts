import { type Files, ledgerIn } from './game-starter.ts'
import { listFiles, readText } from './project-files.ts'

/** The templates' own length of a game, in minutes. */
const MINUTES = '[5, 10]'

export const SHELF = 'packages/shelf/src/shelf.ts'
export const SHELF_VIEWS = 'packages/shelf/views/index.ts'
export const SHELF_PACKAGE = 'packages/shelf/package.json'

/** Everything outside its own folder that has to know a new game, as it reads afterwards. */
export function registerGame(root: string, game: string, model: string, files: Files): Files {
  const change = (path: string, by: (text: string) => string): [string, string] => [path, by(readText(root, path))]
  const settings = [
    'tsconfig.json',
    ...['packages', 'apps', 'tools', 'bench', 'e2e'].flatMap((f) => listFiles(root, f)),
  ]
    .filter((path) => /(?:^|\/)tsconfig\.json$/.test(path))
    .filter((path) => readText(root, path).includes(`games/${model}"`))
  return Object.fromEntries([
    ...settings.map((path) => change(path, (text) => addReferences(text, game, model))),
    change(SHELF, (text) => text.replace(/\n\]\n/, () => `\n${shelfEntry(game, files)}]\n`)),
    change(SHELF_VIEWS, (text) => addViews(text, game)),
    change(SHELF_PACKAGE, (text) => addDependency(text, game)),
    change('package-lock.json', (text) => addToLock(text, game, files)),
  ])
}

/** Every reference to the model is made to the new game too, after the last game; nothing else changes. */
export function addReferences(tsconfig: string, game: string, model: string): string {
  const blocks = [...tsconfig.matchAll(/\s*\{\s*"path": "[^"]*games\/([^/"]+)(?:\/[^"]*)?"\s*\}/g)]
  const last = blocks.at(-1)
  if (!last) return tsconfig
  const end = last.index + last[0].length
  const added = blocks
    .filter(([, id]) => id === model)
    .map(([text]) => `,${text.replace(`games/${model}`, `games/${game}`)}`)
  return tsconfig.slice(0, end) + added.join('') + tsconfig.slice(end)
}

function shelfEntry(game: string, files: Files): string {
  const { title, goal, players } = ledgerIn(files, game)
  const pair = ({ en, fr }: { en: string; fr: string }) => `{ en: ${JSON.stringify(en)}, fr: ${JSON.stringify(fr)} }`
  return `  {
    id: '${game}',
    title: ${pair(title)},
    pitch: ${pair(goal)},
    seats: { min: ${players.min}, max: ${players.max} },
    minutes: ${MINUTES},
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([import('@sablier/${game}'), import('@sablier/${game}/bot')])
      return { game, bot }
    },
  },
`
}

function addViews(text: string, game: string): string {
  const lines: Readonly<Record<string, string>> = {
    VIEWS: `(await import('@sablier/${game}/view')).view`,
    BOOKS: `(await import('@sablier/${game}/book')).BOOK`,
  }
  return Object.entries(lines).reduce((before, [list, found]) => {
    const end = before.indexOf('\n}\n', before.indexOf(`export const ${list}:`))
    return `${before.slice(0, end)}\n  '${game}': async () => ${found},${before.slice(end)}`
  }, text)
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function addDependency(text: string, game: string): string {
  const settings = JSON.parse(text)
  settings.dependencies[`@sablier/${game}`] = '0.1.0'
  return asJson(settings)
}

/** The lock as npm would write it, so that the clone needs no network to go on. */
function addToLock(text: string, game: string, files: Files): string {
  const lock: { packages: Record<string, { dependencies?: Record<string, string> }> } = JSON.parse(text)
  const { name, version, dependencies, devDependencies } = JSON.parse(files[`games/${game}/package.json`] ?? '{}')
  const packages = {
    ...lock.packages,
    [`games/${game}`]: { name, version, dependencies, devDependencies },
    [`node_modules/@sablier/${game}`]: { resolved: `games/${game}`, link: true },
  }
  const shelf = packages['packages/shelf']
  if (shelf) shelf.dependencies = sorted({ ...shelf.dependencies, [`@sablier/${game}`]: version })
  return asJson({ ...lock, packages: sorted(packages) })
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')))
