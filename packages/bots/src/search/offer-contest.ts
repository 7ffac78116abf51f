import { type Chance, type Match, required, type Seat, type Simulation, type Taking } from '@sablier/kernel'
import type { Stopwatch } from '../budget.ts'
import type { GameBot } from '../game-bot.ts'
import type { Tuning } from '../tuning.ts'
import { repeatChance } from './common-worlds.ts'
import { Contest } from './contest.ts'
import { Pace, rollOut, takeOffers } from './rollout.ts'
import { styledWorth } from './style.ts'
import { Edge } from './tree.ts'

/** The game's quick policy is trusted more than with answers: a bad bargain helps the other side too. */
const OFFER_TRUST = 2

/** The input of a comparison of standing offers. */
export interface OfferSetup {
  readonly match: Match
  readonly seat: Seat
  readonly bot: GameBot
  readonly tuning: Tuning
  readonly chance: Chance
}

/** One standing offer taken up, or none, and how it went. */
export interface WeighedOffer {
  /** Null for letting all of them stand. */
  readonly taking: Taking | null
  readonly edge: Edge
}

const isSame = (one: Taking | null, other: Taking | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Compares taking up standing offers with letting them stand, all in the same worlds; nothing here reads the true table. */
export class OfferContest {
  readonly weighed: readonly WeighedOffer[]
  iterations = 0
  private readonly contest: Contest
  private readonly start: Readonly<Chance>

  /** `first` is what the game's bot would do at once: another must be better by more than chance. */
  constructor(
    private readonly setup: OfferSetup,
    takings: readonly Taking[],
    first: Taking | null,
  ) {
    const others = [null, ...takings].filter((taking) => !isSame(taking, first))
    this.weighed = [first, ...others].map((taking) => ({ taking, edge: new Edge(0, null) }))
    this.start = [...setup.chance]
    this.contest = new Contest(
      this.weighed.map(({ edge }) => edge),
      setup.tuning.shares === 'promising',
      OFFER_TRUST * setup.tuning.trust,
    )
  }

  run(stopwatch: Stopwatch): void {
    for (let left = stopwatch.left(0); left > 0; left = stopwatch.left(this.iterations)) {
      const edge = this.contest.next(left)
      if (!edge) return
      this.iterations++
      this.iterate(required(this.weighed.find((offer) => offer.edge === edge)))
    }
  }

  best(): Taking | null {
    const best = this.contest.best()
    return (this.weighed.find(({ edge }) => edge === best) ?? this.weighed[0])?.taking ?? null
  }

  private iterate({ taking, edge }: WeighedOffer): void {
    const { match, seat, bot, tuning, chance } = this.setup
    repeatChance(chance, this.start, edge.visits)
    const world = match.world(seat, chance)
    const pace = new Pace(world, tuning)
    if (taking && world.offers(seat).some((offer) => offer.id === taking.take))
      world.take(seat, taking.take, taking.said)
    else this.letStand(world)
    rollOut(world, this.setup, pace, true)
    edge.add(styledWorth(world, bot, seat, tuning.style))
  }

  /** The seat takes up nothing before the open question is answered; the others may. */
  private letStand(world: Simulation): void {
    const { seat, bot, chance } = this.setup
    if (world.ask && world.ask.seat !== seat) takeOffers(world, bot, false)
    if (world.ask) world.choose(bot.policy(world.table, world.ask, chance))
  }
}
