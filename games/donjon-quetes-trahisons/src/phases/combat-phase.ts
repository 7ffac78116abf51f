import type { Flow } from '@sablier/kernel'
import type { Fight } from '../facts/fight.ts'
import { heroOf } from '../procedures/adventurer/heroes.ts'
import { endAtEmptyDungeon } from '../procedures/adventurer/trophies.ts'
import { revealSides, sealSides } from '../procedures/arena/allegiance.ts'
import { endArena } from '../procedures/arena/arena-end.ts'
import { beatenPriest, fleeingSorcerer, priestReplays, sorcererFlees } from '../procedures/fight/after-dice.ts'
import { declarePowers } from '../procedures/fight/declarations.ts'
import { judge, type Outcome, throwDice } from '../procedures/fight/dice.ts'
import { fightOf, isAlone } from '../procedures/fight/fight.ts'
import { abandonFight, clearFight } from '../procedures/fight/fight-end.ts'
import { endGuardianFight, endHellBattle, endMonsterFight, loseMonster } from '../procedures/fight/monster-end.ts'
import { foePower, gaugePower, isForesterPrey } from '../procedures/fight/power.ts'
import { forceByRing, ringForms } from '../procedures/fight/ring.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 4: commitment, declarations, dice, and what follows from them. */
export function* combatPhase(t: Table): Flow<Phase> {
  if (mayRun(t) && (yield* runsAway(t))) return leave(t, false)
  t.cite('combat.fight-or-nothing').add('moment', 1)
  if (fightOf(t).kind === 'arena') yield* chooseSides(t)
  const fight = fightOf(t)
  yield* declarePowers(t, fight)
  const outcome = yield* rollUntilFinal(t, fight)
  if (outcome) yield* follow(t, fight, outcome)
  else abandonFight(t, fight)
  return leave(t, outcome !== null)
}

/** Running is allowed from a monster at least one and a half times as strong as the hero. */
function mayRun(t: Table): boolean {
  const fight = fightOf(t)
  if (fight.kind !== 'monster' || fight.prepaid || fight.form === 'place' || isAlone(t, fight)) return false
  const seat = fight.leader
  const own = gaugePower(t, seat) + (heroOf(t, seat) === 'forester' && isForesterPrey(t, fight) ? 1 : 0)
  return 2 * foePower(t, fight) >= 3 * own
}

function* runsAway(t: Table): Flow<boolean> {
  const fight = fightOf(t)
  const seat = fight.leader
  const answer = yield* t.choose({ seat, rule: 'combat.flee-strong', among: ['fight', 'flee'] as const })
  if (answer === 'fight') return false
  t.cite('combat.flee-strong').say('ran-away', { seat: { seat } })
  loseMonster(t, fight)
  return true
}

function* chooseSides(t: Table): Flow<void> {
  const fight = fightOf(t)
  if (
    fight.frenzy &&
    ringForms(t, fight).length > 0 &&
    (yield* t.agree({ seat: fight.owner, rule: 'object.charm-ring', text: 'use-ring' }))
  )
    yield* forceByRing(t, fight)
  yield* sealSides(t, fightOf(t))
}

/** Throws until nobody wants the dice thrown again; null if the fight ended without result. */
function* rollUntilFinal(t: Table, fight: Fight): Flow<Outcome | null> {
  for (;;) {
    const sorcerer = fleeingSorcerer(t, fight)
    if (sorcerer >= 0 && (yield* sorcererFlees(t, fight, sorcerer))) return null
    const thrown = throwDice(t, fight)
    if (fight.kind === 'arena') revealSides(t, fight)
    const outcome = judge(t, fight, thrown)
    const priest = beatenPriest(t, fight, outcome)
    if (priest < 0 || !(yield* priestReplays(t, priest))) return outcome
  }
}

function* follow(t: Table, fight: Fight, outcome: Outcome): Flow<void> {
  switch (fight.kind) {
    case 'arena':
      return yield* endArena(t, fight, outcome)
    case 'monster':
      return yield* endMonsterFight(t, fight, outcome)
    case 'guardian':
      return endGuardianFight(t, fight, outcome)
    case 'hell':
      return endHellBattle(t, fight, outcome)
  }
}

/** After an event's fight another card is drawn; otherwise the Rest phase follows. */
function leave(t: Table, fought: boolean): Phase {
  const fight = fightOf(t)
  const byEvent = fight.kind === 'hell' || fight.frenzy
  clearFight(t, fight, fought)
  endAtEmptyDungeon(t)
  return byEvent ? 'draw' : 'rest'
}
