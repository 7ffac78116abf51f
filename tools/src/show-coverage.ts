import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { showFault } from './fault.ts'
import { isWritten, listGames, PROJECT_ROOT } from './project-files.ts'
import { coveragePath, renderCoverage } from './render-coverage.ts'
import { coverRules, listUncovered, mustBeProven, whatIsMissing } from './rule-coverage.ts'

const { values } = parseArgs({
  options: { game: { type: 'string', multiple: true }, uncovered: { type: 'boolean', default: false } },
})
const games = values.game ?? listGames(PROJECT_ROOT).filter((game) => isWritten(PROJECT_ROOT, game))

for (const coverage of coverRules(PROJECT_ROOT, games)) {
  const uncovered = listUncovered(coverage)
  for (const fault of coverage.faults) console.error(showFault(fault))
  if (values.uncovered) for (const rule of uncovered) console.log(`${rule.rule} (${rule.kind}): ${whatIsMissing(rule)}`)
  else writeFileSync(join(PROJECT_ROOT, coveragePath(coverage.game)), renderCoverage(coverage))
  const proven = coverage.rules.filter(mustBeProven(coverage.game)).length
  console.log(`${coverage.game}: ${proven - uncovered.length} of ${proven} rules are cited and tested`)
}
