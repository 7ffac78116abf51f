import type { Answerer, Ask, Choice, Seat, Simulation } from '@sablier/kernel'
import { isGathering } from './question.ts'
import { mayTake, type Pace, type RolloutRules } from './rollout.ts'

/** More decisions than a shared question may take, whatever the rules do. */
const SETTLING_LIMIT = 300

/** Answers for everybody by policy as long as a shared question is open. */
export class Settling implements Answerer {
  private steps = 0

  constructor(
    private readonly world: Simulation,
    private readonly rules: RolloutRules,
  ) {}

  answer(ask: Ask): Choice | null {
    const { world, rules } = this
    return isGathering(world) && this.steps++ < SETTLING_LIMIT ? rules.bot.policy(world.table, ask, rules.chance) : null
  }
}

/** Answers for the other seats by policy while one thinks ahead. */
export class Others implements Answerer {
  constructor(
    private readonly world: Simulation,
    private readonly rules: RolloutRules & { readonly seat: Seat },
    private readonly pace: Pace,
  ) {}

  /** Whether a question is one that others answer by policy. */
  areAsked(ask: Ask): boolean {
    const { seat, tuning } = this.rules
    return ask.seat !== seat && (tuning.others === 'policy' || isGathering(this.world))
  }
  byPolicy(ask: Ask): Choice {
    return this.rules.bot.policy(this.world.table, ask, this.rules.chance)
  }
  answer(ask: Ask): Choice | null {
    const { world, rules, pace } = this
    return this.areAsked(ask) && !mayTake(world, rules.bot, ask) && pace.goesOn() ? this.byPolicy(ask) : null
  }
}
