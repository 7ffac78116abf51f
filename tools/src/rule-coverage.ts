import ts from 'typescript'
import { PROVEN_RULINGS } from './enforced-games.ts'
import type { Fault } from './fault.ts'
import { citableKinds, PROVEN_KINDS, readLedger } from './ledger.ts'
import { listGames, listSources } from './project-files.ts'
import { parseSource, walk } from './source-tree.ts'
import { readTitleIds } from './test-titles.ts'

/** Where one rule is cited by code and named by tests. */
export interface RuleCoverage {
  readonly rule: string
  readonly kind: string
  readonly citedIn: readonly string[]
  readonly testedIn: readonly string[]
}

/** The coverage of one game, and the test titles that name no rule of it. */
export interface GameCoverage {
  readonly game: string
  readonly rules: readonly RuleCoverage[]
  readonly faults: readonly Fault[]
}

type Places = Map<string, Set<string>>

const note = (places: Places, id: string, file: string): void => {
  const files = places.get(id)
  if (files) files.add(file)
  else places.set(id, new Set([file]))
}

/** Which files of `games/<game>/src` hold each id as a string. */
function findCitations(root: string, game: string): Places {
  const places: Places = new Map()
  const base = `games/${game}/`
  for (const file of listSources(root, `${base}src`))
    walk(parseSource(root, file), (node) => {
      if (ts.isStringLiteralLike(node)) note(places, node.text, file.slice(base.length))
    })
  return places
}

function coverGame(root: string, game: string): GameCoverage {
  const kinds = citableKinds(readLedger(root, game))
  const cited = findCitations(root, game)
  const tested: Places = new Map()
  const faults: Fault[] = []
  const base = `games/${game}/`
  const titles = listSources(root, `${base}tests`).flatMap((file) => readTitleIds(root, file))
  for (const { id, file, line } of titles) {
    if (kinds.get(id)) note(tested, id, file.slice(base.length))
    else if (kinds.has(id)) faults.push({ file, line, message: `the test names rule [${id}], which has no kind` })
    else faults.push({ file, line, message: `the test names [${id}], which is no rule of ${game}` })
  }
  const rules = [...kinds].map(([rule, kind]) => ({
    rule,
    kind: kind ?? '',
    citedIn: [...(cited.get(rule) ?? [])].sort(),
    testedIn: [...(tested.get(rule) ?? [])].sort(),
  }))
  return { game, rules, faults }
}

/** The rule coverage of the games, of all of them unless some are named. */
export const coverRules = (root: string, games: readonly string[] = listGames(root)): GameCoverage[] =>
  games.map((game) => coverGame(root, game))

/** Must this rule be proven? Setup, card and variant rules may be proven by data alone, definitions by nothing. */
export const mustBeProven =
  (game: string) =>
  ({ kind }: RuleCoverage): boolean =>
    PROVEN_KINDS.has(kind) || ((kind === 'ruling' || kind === 'silent') && PROVEN_RULINGS.includes(game))

/** What a rule still lacks, in words; empty when nothing. */
export const whatIsMissing = (rule: RuleCoverage): string =>
  [
    ...(rule.citedIn.length > 0 || rule.kind === 'silent' ? [] : ['cited nowhere']),
    ...(rule.testedIn.length > 0 ? [] : ['tested nowhere']),
  ].join(', ')

/** The rules of a game that must be proven and are not yet. */
export const listUncovered = ({ game, rules }: GameCoverage): RuleCoverage[] =>
  rules.filter(mustBeProven(game)).filter((rule) => whatIsMissing(rule) !== '')
