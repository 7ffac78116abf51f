import type { Seat } from '@sablier/kernel'
import type { Deed } from '../../effects/effect.ts'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import type { Outcome } from '../fight/dice.ts'
import { fightersOf } from '../fight/fight.ts'
import { foePower } from '../fight/power.ts'

const SLAYER_POWER = 16

function mark(
  t: Table,
  rule: 'quest.monster-slayer' | 'quest.saint-gary' | 'quest.intrepid' | 'quest.coward',
  deed: Deed,
  seat: Seat,
): void {
  t.cite(rule).setTrack(deed, t.track('moment'), seat)
}

/** Remembers the feats of the winners for the quests about winning; whoever the Ring forces wins nothing by it. */
export function doDeeds(t: Table, fight: Fight, outcome: Outcome): void {
  if (outcome.winner === 'attacker' && outcome.kritik && fight.leader === t.active && fight.form !== 'place')
    mark(t, 'quest.saint-gary', 'won-by-kritik', fight.leader)
  if (fight.kind === 'arena') arenaDeeds(t, fight, outcome)
  else monsterDeeds(t, fight)
}

function monsterDeeds(t: Table, fight: Fight): void {
  const alone = fight.kind !== 'hell' && fightersOf(t, fight, 'attacker').length === 1 && fight.form === ''
  if (alone && foePower(t, fight) >= SLAYER_POWER) mark(t, 'quest.monster-slayer', 'slew-alone', fight.leader)
}

function arenaDeeds(t: Table, fight: Fight, outcome: Outcome): void {
  const winners = fightersOf(t, fight, outcome.winner)
  const others = fightersOf(t, fight, outcome.winner === 'attacker' ? 'defender' : 'attacker')
  if (winners.length === others.length) return
  for (const seat of winners) {
    if (seat === fight.forced) continue
    if (winners.length < others.length) mark(t, 'quest.intrepid', 'won-outnumbered', seat)
    else mark(t, 'quest.coward', 'won-outnumbering', seat)
  }
}
