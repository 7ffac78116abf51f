import type { EffectOf } from '@sablier/kernel'

/** What cards can do, each op with its arguments. */
export interface Ops {
  choose: { effects: readonly Effect[] }
  drawCards: { n: number }
  gainLight: { n: number }
  gainOil: { n: number }
  loseOil: { n: number }
  may: { effect: Effect }
  pay: { cost: Effect; effect: Effect }
}

export type Effect = EffectOf<Ops>
