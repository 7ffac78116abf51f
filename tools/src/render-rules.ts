import { type LedgerFile, rulingId } from './ledger.ts'

/** Where the generated rules of a game lie. */
export const rulesPath = (game: string): string => `games/${game}/rulebook/rules.ts`

const quote = (text: string): string =>
  text.includes("'") || text.includes('\\') || text.includes('\n') ? JSON.stringify(text) : `'${text}'`

const key = (id: string): string => (/^[a-z][a-z0-9_]*$/.test(id) ? id : `'${id}'`)

const fields = (indent: string, values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, text]) => `${indent}${name}: ${quote(text)},\n`)
    .join('')

const pair = ({ en, fr }: { en: string; fr: string }): string => `{ en: ${quote(en)}, fr: ${quote(fr)} }`

/** A ruling belongs to the section of the first rule that it is about. */
function rulingEntries(ledger: LedgerFile): [string, Record<string, string>][] {
  const sections = new Map(ledger.rules.map(({ id, section }) => [id, section]))
  return ledger.rulings.map((ruling) => [
    rulingId(ledger, ruling),
    {
      kind: 'ruling',
      section: sections.get(ruling.about[0] ?? '') ?? '',
      en: ruling.en,
      fr: ruling.fr ?? ruling.en,
    },
  ])
}

/** The text of `rulebook/rules.ts`: the ledger as typed constants. */
export function renderRules(ledger: LedgerFile): string {
  const rules = ledger.rules.map(({ id, kind, section, en, fr }): [string, Record<string, string>] => [
    id,
    { kind, section, en, fr },
  ])
  const entries = [...rules, ...rulingEntries(ledger)].map(
    ([id, values]) => `  ${key(id)}: {\n${fields('    ', values)}  },\n`,
  )
  const words = ledger.glossary.map((word) => `  ${key(word.id)}: ${pair(word)},\n`)
  return `// Generated from ledger.yaml by \`npm run ledger\`: change the ledger, not this file.
import type { Ledger } from '@sablier/kernel'

/** Every rule and ruling of the game, in both languages. */
export const RULES = {
${entries.join('')}} as const satisfies Ledger

/** The id of a rule or ruling of this game. */
export type RuleId = keyof typeof RULES

/** The words of the game, in both languages. */
export const GLOSSARY = {
${words.join('')}} as const

/** What stands on the box. */
export const ABOUT = {
  title: ${pair(ledger.title)},
  designer: ${quote(ledger.designer)},
  players: { min: ${ledger.players.min}, max: ${ledger.players.max} },
  goal: ${pair(ledger.goal)},
} as const
`
}
