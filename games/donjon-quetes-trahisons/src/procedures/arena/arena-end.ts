import type { Flow, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { endAtTarget, gainTrophies } from '../adventurer/trophies.ts'
import { beatenPriest, helmetCancels } from '../fight/after-dice.ts'
import { discardUsed, isShielded, sufferAftermath } from '../fight/aftermath.ts'
import type { Outcome } from '../fight/dice.ts'
import { fightersOf } from '../fight/fight.ts'
import { doDeeds } from '../quest/deeds.ts'
import { plunder, thiefsGem } from './plunder.ts'

/** What follows an Arena, in this order: Pot, plunder, the Thief's gem, trophy points, then the losers' lot. */
export function* endArena(t: Table, fight: Fight, outcome: Outcome): Flow<void> {
  const priest = beatenPriest(t, fight, outcome)
  const cancelled = priest >= 0 && (yield* helmetCancels(t, priest))
  const attackersWon = outcome.winner === 'attacker'
  t.cite('rest.honour').set('aftermath', { ...t.fact('aftermath'), winner: outcome.winner })
  takePot(t, attackersWon ? fight.owner : fight.defender)
  // Spent whoever wins: what was declared is gone before anybody plunders.
  discardUsed(t)
  if (attackersWon && !cancelled && !isShielded(t, fight.defender)) {
    yield* plunder(t, fight)
    thiefsGem(t, fight)
  }
  doDeeds(t, fight, outcome)
  if (!cancelled) {
    rewardWinners(t, fight, outcome)
    endAtTarget(t)
  }
  const beaten = fightersOf(t, fight, attackersWon ? 'defender' : 'attacker')
  sufferAftermath(t, fight, { beaten, kritik: outcome.kritik, cancelled })
}

/** The winner of the first Arena takes the Pot, which is then gone for good. */
function takePot(t: Table, winner: Seat): void {
  t.cite('pot.end').add('arenas', 1)
  const gems = t.track('pot')
  if (gems === 0) return
  t.cite('pot.winner').setTrack('pot', 0)
  t.cite('pot.winner').add('gems', gems, winner)
  t.cite('pot.winner').say('pot-won', { seat: { seat: winner }, n: gems })
}

function rewardWinners(t: Table, fight: Fight, outcome: Outcome): void {
  const rule = outcome.winner === 'attacker' ? 'arena.attackers-win' : 'arena.defenders-win'
  for (const seat of fightersOf(t, fight, outcome.winner)) {
    if (seat === fight.forced && fight.form === 'ally') continue
    gainTrophies(t, rule, fight.form === 'place' && seat === fight.leader ? fight.owner : seat, 1)
  }
}
