import { checkCoverage } from './check-coverage.ts'
import { checkFacts } from './check-facts.ts'
import { checkGames } from './check-games.ts'
import { checkKernelSpec } from './check-kernel-spec.ts'
import { checkLedgers } from './check-ledger.ts'
import { checkPurity } from './check-purity.ts'
import { checkSkeleton } from './check-skeleton.ts'
import { checkWords } from './check-words.ts'
import type { Report } from './fault.ts'

/** Every check of the project; each reads the files below `root`. */
export const ALL_CHECKS: readonly ((root: string) => Report)[] = [
  checkGames,
  checkLedgers,
  checkFacts,
  checkCoverage,
  checkKernelSpec,
  checkSkeleton,
  checkPurity,
  checkWords,
]
