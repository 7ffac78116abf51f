import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChapters } from './chapters.ts'
import { factsPath, readFacts } from './facts-file.ts'
import { readLedger } from './ledger.ts'
import { hasFile, listGames, PROJECT_ROOT } from './project-files.ts'
import { bookPath, renderBook } from './render-book.ts'
import { renderedFactsPath, renderFacts } from './render-facts.ts'
import { renderRules, rulesPath } from './render-rules.ts'

for (const game of listGames(PROJECT_ROOT)) {
  const ledger = readLedger(PROJECT_ROOT, game)
  const chapters = readChapters(PROJECT_ROOT, game)
  writeFileSync(join(PROJECT_ROOT, rulesPath(game)), renderRules(ledger))
  writeFileSync(join(PROJECT_ROOT, bookPath(game)), renderBook(ledger, chapters))
  console.log(
    `${rulesPath(game)}: ${ledger.rules.length} rules, ${ledger.rulings.length} rulings, ${chapters.length} chapters`,
  )
  if (!hasFile(PROJECT_ROOT, factsPath(game))) continue
  const facts = readFacts(PROJECT_ROOT, game)
  writeFileSync(join(PROJECT_ROOT, renderedFactsPath(game)), renderFacts(facts))
  console.log(`${renderedFactsPath(game)}: ${facts.length} kinds of fact`)
}
