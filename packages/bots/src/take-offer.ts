import { below, type Chance, type Match, type Seat, type Taking } from '@sablier/kernel'
import { type Budget, type Now, startStopwatch } from './budget.ts'
import type { GameBot } from './game-bot.ts'
import { thinksLong, tuningFor } from './level.ts'
import type { Level } from './level-id.ts'
import { OfferContest } from './search/offer-contest.ts'

/** Whose standing offers are looked at, and how. */
export interface OfferRequest {
  readonly match: Match
  readonly seat: Seat
  readonly level: Level
  readonly bot: GameBot
  readonly chance: Chance
  readonly budget: Budget
  readonly now: Now | null
}

/** The part of a decision's budget that may go to standing offers. */
const SHARE = 0.25

/** The standing offer that a seat takes up now, or null; found on worlds that fit what the seat knows. */
export function takeOffer(request: OfferRequest): Taking | null {
  const { match, seat, level, bot, chance } = request
  if (!match.game.offers || match.offers(seat).length === 0) return null
  const world = match.world(seat, chance)
  const offers = world.offers(seat)
  if (offers.length === 0) return null
  // Resigning is an offer too: a random player only forgets half of what a good one takes.
  if (level === 'random' && below(chance, 2) === 0) return null
  const taken = bot.takes?.(world.table, seat, offers) ?? null
  if (!thinksLong(level)) return taken
  const weighed = bot.weighs?.(world.table, seat, offers) ?? []
  return weighed.length === 0 ? taken : weighOffers(request, weighed, taken).best()
}

/** Standing offers compared with each other and with letting them stand. */
export function weighOffers(request: OfferRequest, takings: readonly Taking[], first: Taking | null): OfferContest {
  const { match, seat, level, bot, chance, budget, now } = request
  const contest = new OfferContest(
    { match, seat, bot, tuning: tuningFor(level, bot, match.seats), chance },
    takings,
    first,
  )
  contest.run(startStopwatch(partOf(budget), now))
  return contest
}

function partOf({ iterations, milliseconds }: Budget): Budget {
  return {
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations * SHARE)) }),
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * SHARE }),
  }
}
