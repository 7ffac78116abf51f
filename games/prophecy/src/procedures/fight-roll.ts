import type { Flow, Seat } from '@sablier/kernel'
import { creatureRule } from '../effects/all-creature-rules.ts'
import { itemRule } from '../effects/all-item-rules.ts'
import type { Favour } from '../effects/dice-favour.ts'
import type { Fight, Outcome } from '../effects/fight.ts'
import type { Table } from '../shape.ts'
import { discard } from './decks.ts'
import { creatureBase, explainValues, playerBase } from './fight-values.ts'
import { damage, isSound, isWeapon, itemOf } from './items.ts'
import { keptCard } from './kept-cards.ts'
import { prepareRoll } from './prepare-roll.ts'

/** One roll of a fight, from what is used before it to its result. */
export function* fightRoll(t: Table, fight: Fight): Flow<Outcome> {
  const { seat, piece } = fight
  const roll = { favour: 'plain' as Favour, thrown: false }
  yield* prepareRoll(t, fight, roll)
  const [light, dark] = yield* throwDice(t, fight, roll.favour)
  const mine = playerBase(t, fight) + light
  const theirs = creatureBase(fight) + dark
  if (fight.rolls === 0 || creatureRule(fight.creature.special).twoParts) explainValues(t, fight)
  fight.rolls++
  fight.rollBonus = 0
  fight.margin = mine - theirs
  t.cite('combat.totals').say('totals', { seat: { seat }, mine, light, card: { piece }, theirs, dark })
  if (roll.thrown) afterThrow(t, fight)
  if (mine === theirs) {
    t.cite('combat.tie').say('roll-drawn')
    return 'drawn'
  }
  if (mine > theirs) return 'won'
  return mine === theirs - 1 && (yield* isSaved(t, fight)) ? 'drawn' : 'lost'
}

/** The seat that throws the creature's die. */
const NOBODY = -1

/** The light die is the player's, the dark one the creature's; curses and luck change the light one in a fixed order. */
function* throwDice(t: Table, fight: Fight, favour: Favour): Flow<[number, number]> {
  const { seat } = fight
  if (favour === 'six-against-two') return [6, 2]
  const dice = t.cite('combat.dice')
  let light = Math.max(...dice.roll({ seat, sides: 6, n: favour === 'best-of-three' ? 3 : 1, purpose: 'fight' }))
  const [dark = 0] = dice.roll({ seat: NOBODY, sides: 6, purpose: 'creature' })
  const curse = light === 6 ? keptCard(t, seat, 'curse') : undefined
  if (curse !== undefined) {
    t.cite('ruling.die_changes').say('cursed', { seat: { seat }, card: { piece: curse } })
    light = rollAgain(t, seat)
    discard(t, curse)
  }
  const clover = light === 1 && !fight.hasRerolled ? keptCard(t, seat, 'clover') : undefined
  if (clover !== undefined && (yield* t.agree({ seat, rule: 'ruling.die_changes', text: 'clover', source: clover }))) {
    fight.hasRerolled = true
    light = rollAgain(t, seat)
  }
  return [light, dark]
}
function rollAgain(t: Table, seat: Seat): number {
  const [die] = t.cite('ruling.die_changes').roll({ seat, sides: 6, purpose: 'reroll' })
  return die as number
}

/** A thrown weapon is damaged unless it comes back. */
function afterThrow(t: Table, fight: Fight): void {
  const weapon = fight.used.find((piece) => isWeapon(t, piece))
  if (weapon === undefined) return
  const { special } = itemOf(t, weapon)
  if (special !== undefined && itemRule(special).comesBack?.(special, t, fight))
    t.cite('items.throw_damages').say('came-back', { card: { piece: weapon } })
  else damage(t, weapon, 'items.throw_damages')
}

/** A shield that can take a blow in a strength fight turns a roll lost by 1 into a draw. */
function* isSaved(t: Table, fight: Fight): Flow<boolean> {
  if (fight.type !== 'strength' || creatureRule(fight.creature.special).immaterial) return false
  const shield = fight.used.find((piece) => isSound(t, piece) && itemRule(itemOf(t, piece).special).savesRoll)
  if (shield === undefined) return false
  const saved = yield* t.agree({
    seat: fight.seat,
    rule: 'items.damage_shown',
    text: 'save-roll',
    source: shield,
    params: { card: { piece: shield } },
  })
  if (saved) damage(t, shield, 'items.damage_shown')
  return saved
}
