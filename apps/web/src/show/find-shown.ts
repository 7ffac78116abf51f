import type { GameBot } from '@sablier/bots'
import {
  type AnyGame,
  checkOptions,
  Match,
  type MatchRecord,
  recordOf,
  type Seat,
  type ShownRules,
  seedChance,
  seedFrom,
} from '@sablier/kernel'

/** A stretch of a game that shows some rules at work. */
export interface ShownGame {
  readonly record: MatchRecord
  /** How many entries there were before, and how many after. */
  readonly from: number
  readonly until: number
  /** From whose seat it is shown: who decides first. */
  readonly seat: Seat
}

/** How many decisions are shown: about ten seconds' worth. */
const LENGTH = 6
/** How many games are played in search of a rule. */
const MOST_GAMES = 6
/** A game that goes on for longer is given up. */
const MOST_ENTRIES = 2500
const NAMES = ['Ada', 'Bram', 'Chloé', 'Dimitri', 'Ewen', 'Farah']

interface Players {
  readonly game: AnyGame
  readonly bot?: GameBot
}

/** Lets computer players play until the rules are at work; null if they never are. The same question finds the same game. */
export function findShown(players: Players, rules: readonly string[], wish: ShownRules): ShownGame | null {
  const { game } = players
  const seats = Math.min(Math.max(wish.seats ?? 3, game.seats.min), game.seats.max)
  const options = checkOptions(game, seats, wish.options ?? {})
  const wanted = new Set(wish.rules ?? rules)
  for (let n = 0; n < MOST_GAMES; n++) {
    const secret = `shown ${n}`
    const spec = { game, seats, options, seed: seedFrom(secret, []) }
    const match = new Match(spec)
    const asked = playOut(players, match, secret)
    const at = bestStretch(rulesByEntry(match, asked), wanted)
    if (at === null) continue
    const record = recordOf(match, { names: NAMES.slice(0, seats), secret, entropy: [] })
    const until = Math.min(at + LENGTH, asked.length)
    return { record, from: at, until, seat: match.entries[at]?.seat ?? 0 }
  }
  return null
}

/** A sensible game, played without thinking long; and the rule of the question that each entry answers. */
function playOut({ bot }: Players, match: Match, secret: string): string[] {
  const chance = seedChance(`${secret} answers`)
  const asked: string[] = []
  while (asked.length < MOST_ENTRIES) {
    const ask = match.asks()[0]
    if (!ask) break
    const choice = bot ? bot.policy(match.table, ask, chance) : ask.randomChoice(chance)
    match.enter({ seat: ask.seat, answer: ask.encode(choice) })
    asked.push(ask.rule)
  }
  return asked
}

/** The rules at work in each entry: of the question, and of all that came of the answer. */
function rulesByEntry(match: Match, asked: readonly string[]): ReadonlySet<string>[] {
  const found = asked.map((rule) => new Set([rule]))
  // What happened before an entry counts for the one it came of.
  for (const { rule, entry } of match.heard('spectator')) found[entry - 1]?.add(rule)
  return found
}

/** How early a stretch is taken: as soon as so large a share of the most rules are at work in it. */
const ENOUGH = 0.75

/** The first stretch in which nearly as many of the wanted rules are at work as in the fullest; null: there is none. */
function bestStretch(rules: readonly ReadonlySet<string>[], wanted: ReadonlySet<string>): number | null {
  const here = rules.map((all) => [...all].filter((rule) => wanted.has(rule)))
  // It begins with one of them.
  const counts = here.map((first, at) => (first.length === 0 ? 0 : new Set(here.slice(at, at + LENGTH).flat()).size))
  const most = Math.max(0, ...counts)
  const at = counts.findIndex((count) => count > 0 && count >= most * ENOUGH)
  return at < 0 ? null : at
}
