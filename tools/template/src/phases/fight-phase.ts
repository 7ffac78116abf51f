import type { Flow, Seat } from '@sablier/kernel'
import { strengthOf } from '../scoring.ts'
import type { Phase, Table } from '../shape.ts'

/** Dice and strength decide who takes the spoils of the night. */
export function* fightPhase(t: Table): Flow<Phase> {
  const fighters = t.turnOrder()
  const totals = fighters.map((seat) => {
    const [die = 0] = t.cite('fight.roll').roll({ seat, sides: 8, purpose: 'fight' })
    return die + strengthOf(t, seat)
  })
  const best = fighters[totals.indexOf(Math.max(...totals))] as Seat
  const [light = 0, oil = 0] = yield* t.split({
    seat: best,
    rule: 'fight.spoils',
    total: 3,
    among: ['light', 'oil'],
    caps: [2, 3],
  })
  t.cite('light.gain').add('light', light, best)
  t.cite('oil.gain').add('oil', oil, best)
  t.cite('fight.spoils').say('spoils', { seat: { seat: best }, light, oil })
  return 'dawn'
}
