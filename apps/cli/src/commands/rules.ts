import type { Rule } from '@sablier/kernel'
import { type Arguments, type Command, shorten } from '../command.ts'
import { gameFrom } from '../find-game.ts'
import { EXIT, type Io, UsageError } from '../io.ts'
import { languageFrom } from '../language.ts'
import { alignRows, printJson, printLines } from '../print.ts'
import { GameReader } from '../reading/game-reader.ts'
import { namesOf } from '../reading/seat-names.ts'

/** Prints the rules of a game, or those that no code cites or no test proves yet. */
export const rules: Command = {
  name: 'rules',
  usage: '--game G [--uncovered] [--lang en|fr] [--json]',
  summary: 'Prints the rules of a game, or with --uncovered those that code does not cite or no test names.',
  options: {
    game: { type: 'string' },
    uncovered: { type: 'boolean' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (given, io) => {
    if (given.flag('uncovered')) return printUncovered(given, io)
    const language = languageFrom(given, io)
    const { game } = await gameFrom(given)
    const reader = new GameReader(game, language, namesOf([], language))
    const found = Object.entries(game.shape.rules as Record<string, Rule>).map(([id, { kind, section, ...texts }]) => ({
      id,
      kind,
      section,
      text: reader.fill(texts),
    }))
    if (given.flag('json')) printJson(io, { game: game.id, language, rules: found })
    else for (const { id, kind, section, text } of found) printLines(io, [`${section}  [${id}] ${kind}`, `  ${text}`])
    return EXIT.done
  },
}

/** The sources are read for this, so it works for every game that has a ledger, written or not. */
async function printUncovered(given: Arguments, io: Io): Promise<number> {
  // The tools bring a whole compiler along: loaded only when wanted.
  const { coverRules, listGames, listUncovered, PROJECT_ROOT, whatIsMissing } = await import('@sablier/tools')
  const game = given.text('game')
  const known = listGames(PROJECT_ROOT)
  if (game === undefined) throw new UsageError(`--game is missing; games: ${known.join(', ')}`)
  if (!known.includes(game))
    throw new UsageError(`--uncovered: there is no ledger of ${shorten(game)}; games: ${known.join(', ')}`)
  const uncovered = coverRules(PROJECT_ROOT, [game])
    .flatMap(listUncovered)
    .map((rule) => ({ rule: rule.rule, kind: rule.kind, missing: whatIsMissing(rule) }))
  if (given.flag('json')) printJson(io, { game, uncovered })
  else printLines(io, alignRows(uncovered.map(({ rule, kind, missing }) => [rule, kind, missing])))
  return EXIT.done
}
