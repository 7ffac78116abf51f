import { stringify } from 'yaml'
import type { LedgerFile } from './ledger.ts'
import { readText } from './project-files.ts'
import { renderRules } from './render-rules.ts'

/** The settings every game shares; a new game takes them over from one that exists. */
const SHARED = ['package.json', 'tsconfig.json', 'view/tsconfig.json', 'tests/tsconfig.json']

const firstLedger = (game: string, title: string): LedgerFile => ({
  game,
  title: { en: title, fr: title },
  designer: '?',
  players: { min: 2, max: 4 },
  goal: { en: 'Say in one sentence how the game is won.', fr: 'Dites en une phrase comment on gagne.' },
  glossary: [{ id: 'turn', en: 'Turn', fr: 'Tour' }],
  rules: [
    {
      id: 'turn.order',
      section: '1',
      kind: 'flow',
      en: 'Players take turns clockwise.',
      fr: 'Les joueurs jouent à tour de rôle, dans le sens horaire.',
      check: 'After the turn of seat 0 of 3, seat 1 is asked.',
    },
  ],
  rulings: [],
})

const readme = (game: string, title: string): string => `# ${title}

The rules stand in [rulebook/ledger.yaml](rulebook/ledger.yaml); after a change run \`npm run ledger\`.
\`npx sablier rules --game ${game} --uncovered\` lists the rules that no code cites or no test names.
`

/** The files of a new game, by path; `model` is the existing game whose settings it takes over. */
export function startGame(root: string, game: string, title: string, model: string): Record<string, string> {
  const ledger = firstLedger(game, title)
  const base = `games/${game}`
  const shared = SHARED.map((path) => {
    const text = readText(root, `games/${model}/${path}`).replaceAll(`@sablier/${model}`, `@sablier/${game}`)
    const description = JSON.stringify(`${title}: rules, cards, bot and table.`)
    return [`${base}/${path}`, text.replace(/("description": )".*"/, (_, key) => key + description)]
  })
  return {
    ...Object.fromEntries(shared),
    [`${base}/README.md`]: readme(game, title),
    [`${base}/rulebook/ledger.yaml`]: stringify(ledger, { lineWidth: 118 }),
    [`${base}/rulebook/rules.ts`]: renderRules(ledger),
  }
}

/** The root `tsconfig.json` with the new game's three projects after those of the last game. */
export function addReferences(tsconfig: string, game: string): string {
  const config: { references: { path: string }[] } = JSON.parse(tsconfig)
  const last = config.references.findLastIndex(({ path }) => path.startsWith('games/'))
  const added = ['', '/view', '/tests'].map((part) => ({ path: `games/${game}${part}` }))
  const references = config.references.toSpliced(last + 1, 0, ...added)
  const rows = references.map(({ path }) => `    { "path": "${path}" }`).join(',\n')
  return `{\n  "files": [],\n  "references": [\n${rows}\n  ]\n}\n`
}
