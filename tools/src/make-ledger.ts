import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLedger } from './ledger.ts'
import { listGames, PROJECT_ROOT } from './project-files.ts'
import { renderRules, rulesPath } from './render-rules.ts'

for (const game of listGames(PROJECT_ROOT)) {
  const ledger = readLedger(PROJECT_ROOT, game)
  writeFileSync(join(PROJECT_ROOT, rulesPath(game)), renderRules(ledger))
  console.log(`${rulesPath(game)}: ${ledger.rules.length} rules, ${ledger.rulings.length} rulings`)
}
