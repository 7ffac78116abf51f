import { type AnyGame, type Ask, Match, seedChance } from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'

/** A match after so many random entries, always the same one for the same seed. */
export function dealt(game: AnyGame, seats: number, seed: string, entries: number): Match {
  const chance = seedChance(seed)
  for (let again = 0; ; again++) {
    const match = new Match({ game, seats, seed: `${seed} ${again}` })
    while (!match.over && match.entries.length < entries) match.enter(randomEntry(match, chance))
    if (!match.over) return match
  }
}

/** Matches in which somebody is asked by a given rule, from several games. */
export function matchesAsking(game: AnyGame, rule: string, wanted: number): { match: Match; ask: Ask }[] {
  const found: { match: Match; ask: Ask }[] = []
  for (let seed = 0; found.length < wanted && seed < 200; seed++) {
    const chance = seedChance(`asking ${seed}`)
    const match = new Match({ game, seats: 2, seed: `asking ${seed}` })
    while (!match.over && !match.asks().some((ask) => ask.rule === rule)) match.enter(randomEntry(match, chance))
    const ask = match.asks().find((open) => open.rule === rule)
    if (ask) found.push({ match, ask })
  }
  return found
}
