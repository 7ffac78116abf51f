import { ENFORCED_GAMES } from './enforced-games.ts'
import type { Fault, Report } from './fault.ts'
import { ledgerPath } from './ledger.ts'
import { hasFile, isWritten, readText } from './project-files.ts'
import { coveragePath, renderCoverage } from './render-coverage.ts'
import { coverRules, type GameCoverage, listUncovered, whatIsMissing } from './rule-coverage.ts'

function enforce(root: string, coverage: GameCoverage): Fault[] {
  const { game } = coverage
  const file = coveragePath(game)
  const fresh = hasFile(root, file) && readText(root, file) === renderCoverage(coverage)
  return [
    ...listUncovered(coverage).map((rule) => ({
      file: ledgerPath(game),
      message: `rule ${rule.rule} (${rule.kind}) is ${whatIsMissing(rule)}`,
    })),
    ...(fresh ? [] : [{ file, message: 'is out of date: run `npm run coverage`' }]),
  ]
}

/** Every rule of an enforced game is cited and tested, and no test of any game names an unknown rule. */
export function checkCoverage(root: string, enforced: readonly string[] = ENFORCED_GAMES): Report {
  const games = coverRules(root)
  const faults = games.flatMap((coverage) => [
    ...coverage.faults,
    ...(enforced.includes(coverage.game) && isWritten(root, coverage.game) ? enforce(root, coverage) : []),
  ])
  const warnings = games
    .filter(({ game }) => isWritten(root, game) && !enforced.includes(game))
    .map((coverage) => ({
      file: ledgerPath(coverage.game),
      message: `not enforced yet, ${listUncovered(coverage).length} rules are uncovered`,
    }))
  return { name: 'rule coverage', faults, warnings }
}
