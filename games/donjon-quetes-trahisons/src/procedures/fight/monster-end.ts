import { type Flow, type Piece, perform } from '@sablier/kernel'
import type { Monster } from '../../cards/card.ts'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { payOut } from '../adventurer/gems.ts'
import { receiveObject } from '../adventurer/outfit.ts'
import { endAtTarget, gainTrophies } from '../adventurer/trophies.ts'
import { promisableTrophies } from '../promise/promises.ts'
import { doDeeds } from '../quest/deeds.ts'
import { sufferAftermath } from './aftermath.ts'
import type { Outcome } from './dice.ts'
import { fightersOf, foeOf, foesOf } from './fight.ts'
import { foePower } from './power.ts'

/** What follows a fight against a monster of the Dungeon. */
export function* endMonsterFight(t: Table, fight: Fight, outcome: Outcome): Flow<void> {
  if (outcome.winner === 'attacker') {
    t.cite('rest.honour').set('aftermath', { ...t.fact('aftermath'), slain: true })
    doDeeds(t, fight, outcome)
    yield* takeGains(t, fight)
    sufferAftermath(t, fight, { beaten: [], kritik: false, cancelled: false })
    return
  }
  const beaten = fightersOf(t, fight, 'attacker')
  t.cite('combat.lose-monster').say('monster-won', { seat: { seat: fight.leader } })
  t.cite('rest.honour').set('aftermath', { ...t.fact('aftermath'), unbeaten: foeOf(t, fight)?.id ?? '' })
  loseMonster(t, fight)
  sufferAftermath(t, fight, { beaten, kritik: outcome.kritik, cancelled: false })
}

/** The victor receives what the card shows, its special effect and the spoil. */
function* takeGains(t: Table, fight: Fight): Flow<void> {
  const piece = t.zone('drawn').top as Piece
  const card = t.card(piece) as Monster
  const { owner } = fight
  t.cite('combat.win-monster').say('monster-beaten', { seat: { seat: owner }, card: { piece } })
  payOut(t, 'combat.win-monster', owner, card.gems)
  const mayCede = fight.ally >= 0 && fight.ally !== fight.forced && t.track('fled', fight.ally) === 0
  const cedable = mayCede ? promisableTrophies(t) : 0
  gainTrophies(t, card.guards ? 'special.dragon.reward' : 'combat.win-monster', owner, card.trophies)
  if (cedable > 0) t.cite('alliance.trophy-cession').setTrack('cedable', cedable)
  if (card.id === 'mimic') {
    t.cite('mimic.spoil').move(piece, t.zone('adventure-discard'))
  } else {
    t.cite('combat.spoil').move(piece, t.zone('spoils', owner))
    t.cite('combat.spoil').say('spoil-won', { seat: { seat: owner }, card: { piece } })
  }
  const guarded = t.zone('reserve').pieces.find((object) => t.card(object).id === card.guards)
  if (guarded !== undefined) yield* receiveObject(t, 'special.dragon.reward', owner, guarded)
  if (card.reward) yield* perform(card.reward, { table: t, you: owner, source: piece })
  endAtTarget(t)
}

/** A monster that won, or from which everybody fled, is discarded; a dragon with its object. */
export function loseMonster(t: Table, fight: Fight): void {
  const piece = t.zone('drawn').top
  if (piece === undefined || fight.kind !== 'monster') return
  const card = t.card(piece) as Monster
  t.cite('combat.lose-monster').move(piece, t.zone('adventure-discard'))
  const guarded = t.zone('reserve').pieces.find((object) => t.card(object).id === card.guards)
  if (guarded === undefined) return
  t.cite('special.dragon.defeat').move(guarded, t.zone('object-discard'))
  t.cite('special.dragon.defeat').say('draconic-lost', { card: { piece: guarded } })
}

/** What follows the fight for the gems on the Temple. */
export function endGuardianFight(t: Table, fight: Fight, outcome: Outcome): void {
  const won = outcome.winner === 'attacker'
  if (won) {
    doDeeds(t, fight, outcome)
    const gems = t.track('temple-gems')
    t.cite('temple.guardian').setTrack('temple-gems', 0)
    t.cite('temple.guardian').add('gems', gems, fight.owner)
    t.cite('temple.guardian').say('temple-robbed', { seat: { seat: fight.owner }, n: gems })
  }
  const beaten = won ? [] : fightersOf(t, fight, 'attacker')
  sufferAftermath(t, fight, { beaten, kritik: outcome.kritik, cancelled: false })
}

/** What follows the battle against the risen monsters. */
export function endHellBattle(t: Table, fight: Fight, outcome: Outcome): void {
  const fighters = fightersOf(t, fight, 'attacker')
  if (outcome.winner === 'attacker') {
    doDeeds(t, fight, outcome)
    shareGems(t, fight)
    sufferAftermath(t, fight, { beaten: [], kritik: false, cancelled: false })
    return
  }
  for (const seat of fighters) {
    const lost = -t.cite('event.day-in-hell-loss').add('trophies', -1, seat)
    if (lost > 0) t.cite('event.day-in-hell-loss').say('trophies-lost', { seat: { seat }, n: lost })
  }
  sufferAftermath(t, fight, { beaten: fighters, kritik: outcome.kritik, cancelled: false })
}

/** The gems of the risen monsters, one at a time, from the drawer on, as far as the bank goes. */
function shareGems(t: Table, fight: Fight): void {
  const fighters = fightersOf(t, fight, 'attacker')
  let owed = 0
  for (const foe of foesOf(t, fight)) owed += foe.gems
  const total = Math.min(owed, t.track('bank'))
  const shares = fighters.map((_, i) => Math.floor(total / fighters.length) + (i < total % fighters.length ? 1 : 0))
  t.cite('event.day-in-hell-win').say('hell-won', { n: foePower(t, fight) })
  fighters.forEach((seat, i) => {
    payOut(t, 'event.day-in-hell-win', seat, shares[i] as number)
  })
}
