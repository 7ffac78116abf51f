import { seedChance } from '../chance.ts'
import { type AnyOp, type Effect, type EffectContext, isFeasible } from '../effects/op.ts'
import type { Flow } from '../flow/flow.ts'
import type { AnyGame } from '../game.ts'
import { checkOptions } from '../match/options.ts'
import { Simulation } from '../match/simulation.ts'
import { playOut } from './random-player.ts'

/** Plays random games and names every op that said it could be performed and then failed. */
export function infeasibleOps(game: AnyGame, spec: { seats: number; games: number }): string[] {
  const faults: string[] = []
  const watched: AnyGame = game.ops
    ? {
        ...game,
        ops: { ...game.ops, ops: new Map([...game.ops.ops].map(([name, op]) => [name, watch(name, op, faults)])) },
      }
    : game
  for (let i = 0; i < spec.games && faults.length === 0; i++) {
    const simulation = Simulation.start(watched, spec.seats, checkOptions(game, spec.seats), `feasible ${i}`)
    try {
      playOut(simulation, seedChance(`feasible answers ${i}`))
    } catch (thrown) {
      if (faults.length === 0) throw thrown
    }
  }
  return faults
}

function watch(name: string, op: AnyOp, faults: string[]): AnyOp {
  return {
    ...op,
    *perform(args: Effect, ctx: EffectContext<never>): Flow<void> {
      const promised = isFeasible({ ...args, op: name }, ctx)
      try {
        const flow = op.perform(args, ctx)
        if (flow) yield* flow
      } catch (thrown) {
        if (promised && thrown instanceof Error) faults.push(`${name} said it was feasible, then: ${thrown.message}`)
        throw thrown
      }
    },
  }
}
