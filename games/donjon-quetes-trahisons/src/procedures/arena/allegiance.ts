import type { Flow, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { sideOf, spectatorsOf } from '../fight/fight.ts'

const FREE = ['attacker', 'defender', 'neutral'] as const
const FORCED = ['attacker', 'defender'] as const

/** The spectators choose their side in secret, all at once. */
export function* sealSides(t: Table, fight: Fight): Flow<void> {
  yield* t.together(spectatorsOf(t, fight), (seat) => sealSide(t, fight, seat))
}

function* sealSide(t: Table, fight: Fight, seat: Seat): Flow<void> {
  const side = yield* t.choose({
    seat,
    rule: 'arena.secret-choice',
    params: { attacker: { seat: fight.leader }, defender: { seat: fight.defender } },
    always: true,
    among: fight.frenzy ? FORCED : FREE,
  })
  t.cite('arena.secret-choice').set('sealed', side, seat)
  t.cite('arena.secret-choice').say('side-sealed', { seat: { seat } })
}

/** Once the dice are known, everybody opens their fist at the same time. */
export function revealSides(t: Table, fight: Fight): void {
  if (t.fact('sides').length > 0) return
  t.cite('arena.reveal').set(
    'sides',
    t.seats.map((seat) => sideOf(t, fight, seat)),
  )
  for (const seat of spectatorsOf(t, fight)) {
    const side = sideOf(t, fight, seat)
    const rule = side === 'neutral' ? 'arena.allegiance-effect' : 'alliance.arena-any-number'
    t.cite(rule).say(side === 'neutral' ? 'stayed-neutral' : 'joined-side', { seat: { seat }, side })
  }
}
