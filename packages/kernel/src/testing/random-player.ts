import { below, type Chance, seedChance } from '../chance.ts'
import { RulesFault } from '../errors.ts'
import type { Ask } from '../flow/ask.ts'
import type { Answerer, Choice } from '../flow/flow.ts'
import type { AnyGame, Offer, OptionValues } from '../game.ts'
import type { Entry, Taking } from '../match/entry.ts'
import type { Match } from '../match/match.ts'
import { Simulation } from '../match/simulation.ts'

/** More decisions than any game needs: past it the game counts as stuck. */
export const DECISION_LIMIT = 50_000

/** Takes an offer up, with one of its examples if it is worded; null if it has none. */
export function randomTaking({ id, wording }: Offer, chance: Chance): Taking | null {
  if (!wording) return { take: id }
  const candidates = wording.candidates()
  return candidates.length === 0 ? null : { take: id, said: candidates[below(chance, candidates.length)] as object }
}

/** A random legal entry: mostly an answer of a random asked seat, now and then an offer taken up. */
export function randomEntry(match: Match, chance: Chance): Entry {
  if (below(chance, 6) === 0) {
    const seat = below(chance, match.seats)
    const offers = match.offers(seat)
    const taking = offers.length > 0 ? randomTaking(offers[below(chance, offers.length)] as Offer, chance) : null
    if (taking) return { seat, ...taking }
  }
  const asks = match.asks()
  const ask = asks[below(chance, asks.length)] as Ask
  return match.asSeenBy(ask.seat, () => ({ seat: ask.seat, answer: ask.encode(ask.randomChoice(chance)) }))
}

/** Plays a silent random game to its end; returns the number of decisions. */
export function randomPlayout(
  game: AnyGame,
  seats: number,
  options: OptionValues,
  seed: string,
): { simulation: Simulation; decisions: number } {
  const simulation = Simulation.start(game, seats, options, seed)
  return { simulation, decisions: playOut(simulation, seedChance(`${seed} answers`)) }
}

/** Plays a simulation at random from where it stands to its end; returns the number of decisions. */
export function playOut(simulation: Simulation, chance: Chance): number {
  const player = new RandomPlayer(chance)
  if (simulation.ask) simulation.choose(player.answer(simulation.ask), player)
  return player.decisions
}

/** Answers whatever is asked at random, and counts. */
class RandomPlayer implements Answerer {
  decisions = 0

  constructor(private readonly chance: Chance) {}

  answer(ask: Ask): Choice {
    if (++this.decisions > DECISION_LIMIT)
      throw new RulesFault(`No end after ${DECISION_LIMIT} decisions (in ${ask.table.phase}, ${ask.rule})`)
    return ask.randomChoice(this.chance)
  }
}
