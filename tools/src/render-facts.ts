import type { FactEntry } from './facts-file.ts'

/** Where the generated facts of a game lie. */
export const renderedFactsPath = (game: string): string => `games/${game}/rulebook/facts.ts`

/** Into which language a name was translated here: the one that its source does not have. */
function translated({ fact, at }: FactEntry): string | null {
  if (fact !== 'name' || at.length !== 1) return null
  return at[0] === 'name.fr' ? 'en' : 'fr'
}

/** By card: each fact and where it comes from. */
function knownByCard(entries: readonly FactEntry[]): Map<string, Map<string, string>> {
  const known = new Map<string, Map<string, string>>()
  for (const entry of entries)
    for (const card of Object.keys(entry.cards)) {
      const facts = known.get(card) ?? new Map<string, string>()
      facts.set(entry.fact, `'${entry.from}'`)
      if (entry.partly) facts.set('partly', `['${entry.fact}']`)
      const language = translated(entry)
      if (language) facts.set('translated', `'${language}'`)
      known.set(card, facts)
    }
  return known
}

const key = (id: string): string => (/^[a-z][a-z0-9_]*$/.test(id) ? id : `'${id}'`)

const printed = ({ fact, at, cards }: FactEntry): string => `  ${JSON.stringify({ fact, at, cards })},\n`

/** The text of `rulebook/facts.ts`: what is not ours of each card, and the values to compare the cards with. */
export function renderFacts(entries: readonly FactEntry[]): string {
  const lines = [...knownByCard(entries)].map(
    ([card, facts]) => `  ${key(card)}: { ${[...facts].map(([fact, from]) => `${fact}: ${from}`).join(', ')} },\n`,
  )
  return `// Generated from facts.yaml by \`npm run ledger\`: change the facts, not this file.
import type { CardFacts, PrintedFacts } from '@sablier/kernel'

/** Which facts of the cards are printed in the rulebook or publicly known; everything else is ours. */
export const FACTS: CardFacts = {
${lines.join('')}}

/** The values behind them, for the test that compares the cards with them. */
export const PRINTED: readonly PrintedFacts[] = [
${entries
  .filter(({ at }) => at.length > 0)
  .map(printed)
  .join('')}]
`
}
