import { type FactEntry, factsPath, readFacts } from './facts-file.ts'
import type { Fault, Report } from './fault.ts'
import { hasFile, listGames, readText } from './project-files.ts'
import { renderedFactsPath, renderFacts } from './render-facts.ts'

const FACTS = ['name', 'ruling', 'type', 'power', 'numbers', 'copies']
const SOURCES = ['rulebook', 'found']

/** What is wrong inside one file of facts: unknown words, no source, values that do not fit their paths, a fact told twice. */
export function findFactFaults(entries: readonly FactEntry[]): string[] {
  const told = new Set<string>()
  return entries.flatMap(({ fact, from, section, at, cards }, i) => [
    ...(FACTS.includes(fact) ? [] : [`entry ${i + 1} has no known fact (${fact})`]),
    ...(SOURCES.includes(from) ? [] : [`entry ${i + 1} comes from nowhere known (${from})`]),
    ...(section ? [] : [`entry ${i + 1} does not say where it stands`]),
    ...Object.entries(cards).flatMap(([card, values]) => {
      const again = told.has(`${fact} ${card}`)
      told.add(`${fact} ${card}`)
      return [
        ...(values.length === at.length
          ? []
          : [`${fact} of ${card} has ${values.length} values for ${at.length} paths`]),
        ...(again ? [`${fact} of ${card} is told twice`] : []),
      ]
    }),
  ])
}

/** Every file of facts is sound, and the code generated from it is up to date. */
export function checkFacts(root: string): Report {
  const faults: Fault[] = []
  for (const game of listGames(root).filter((one) => hasFile(root, factsPath(one)))) {
    const entries = readFacts(root, game)
    faults.push(...findFactFaults(entries).map((message) => ({ file: factsPath(game), message })))
    const file = renderedFactsPath(game)
    if (!hasFile(root, file) || readText(root, file) !== renderFacts(entries))
      faults.push({ file, message: 'does not match facts.yaml: run `npm run ledger`' })
  }
  return { name: 'facts', faults, warnings: [] }
}
