import { type Flow, type Piece, perform, type Seat } from '@sablier/kernel'
import type { CreatureCard, FightType } from '../cards/card.ts'
import { creatureRule } from '../effects/all-creature-rules.ts'
import { itemRule } from '../effects/all-item-rules.ts'
import type { Fight, Outcome } from '../effects/fight.ts'
import type { Table } from '../shape.ts'
import { cubesRight, spendCubes } from './cubes.ts'
import { loseHealth } from './death.ts'
import { discard } from './decks.ts'
import { declareItems } from './declare-items.ts'
import type { FightChoice } from './fight-choices.ts'
import { fightRoll } from './fight-roll.ts'
import { itemOf, soundItemWith } from './items.ts'
import { isAlive, spaceOf } from './seats.ts'

/** A whole fight: items are declared, the price is paid, dice fall, and the result takes effect. */
export function* fightCreature(t: Table, seat: Seat, piece: Piece, choice: FightChoice): Flow<void> {
  const creature = t.card(piece) as CreatureCard
  const fight: Fight = {
    seat,
    piece,
    creature,
    space: spaceOf(t, seat),
    type: choice.type,
    used: [],
    healthAtStart: cubesRight(t, 'health', seat),
    bonus: 0,
    rollBonus: 0,
    hasThrown: false,
    hasRerolled: false,
    rolls: 0,
    margin: 0,
  }
  t.cite('combat.two_types').say(`fight-${choice.type}`, { seat: { seat }, card: { piece } })
  if (creature.lives === 3) t.cite('combat.three_lives_reset').say('three-lives', { card: { piece } })
  if (choice.price > 0) yield* startForMagic(t, fight, choice)
  else yield* declareItems(t, fight)
  const outcome = yield* rollToTheEnd(t, fight)
  if (outcome === 'won') yield* win(t, fight)
  else if (outcome === 'lost') yield* lose(t, fight)
  else t.cite('creature.draw').say('fight-drawn', { seat: { seat }, card: { piece } })
  if (outcome !== 'won') t.cite('creature.stays').say('creature-stays', { card: { piece } })
  creatureRule(creature.special).afterFight?.(creature.special, t, fight)
}

/** Items are declared, then Magic is paid before the roll; a dagger lets Health stand in for it. */
function* startForMagic(t: Table, fight: Fight, { type, price }: FightChoice): Flow<void> {
  const { seat } = fight
  const dagger = type === 'willpower' ? soundItemWith(t, seat, 'blood-price') : undefined
  const magic = cubesRight(t, 'magic', seat)
  if (dagger !== undefined && magic < price) fight.used.push(dagger)
  yield* declareItems(t, fight)
  const inHealth =
    dagger !== undefined && fight.used.includes(dagger)
      ? yield* t.amount({
          seat,
          rule: 'combat.willpower_price',
          text: 'blood-price',
          min: Math.max(0, price - magic),
          max: Math.min(price, cubesRight(t, 'health', seat)),
        })
      : 0
  if (price > inHealth) t.cite('combat.willpower_price').say('price-paid', { seat: { seat }, n: price - inHealth })
  if (inHealth > 0) spendCubes(t, 'health', seat, inHealth)
  if (price > inHealth) spendCubes(t, 'magic', seat, price - inHealth)
  t.cite('combat.willpower_price_first').say('magic-left', { seat: { seat }, n: cubesRight(t, 'magic', seat) })
}

/** Roll after roll until the creature has no life left or the player fails to win one. */
function* rollToTheEnd(t: Table, fight: Fight): Flow<Outcome> {
  const { lives, special } = fight.creature
  const types: readonly FightType[] = creatureRule(special).twoParts
    ? ['willpower', 'strength']
    : lives === 3
      ? [fight.type, fight.type, fight.type]
      : [fight.type]
  for (const [n, type] of types.entries()) {
    fight.type = type
    const outcome = yield* fightRoll(t, fight)
    if (outcome !== 'won') {
      if (n > 0) t.cite('combat.three_lives_stop').say('fight-stopped', { seat: { seat: fight.seat } })
      return outcome
    }
    if (n + 1 < types.length) t.cite('combat.three_lives').say('roll-won', { n: types.length - n - 1 })
  }
  return 'won'
}

function* win(t: Table, fight: Fight): Flow<void> {
  const { seat, piece, creature, used } = fight
  const { special, treasure } = creature
  const rule = creatureRule(special)
  t.cite('creature.win_discard').say('fight-won', { seat: { seat }, card: { piece } })
  if (rule.isKept) t.cite('ruling.card_over_rule').move(piece, t.zone('kept', seat))
  else discard(t, piece)
  const experience = rule.experience?.(special, t, fight) ?? creature.experience
  t.cite('creature.win_experience').add('experience', experience, seat)
  if (experience > 0) t.cite('creature.win_experience').say('experience-gained', { seat: { seat }, n: experience })
  if (treasure !== undefined) {
    t.cite('creature.win_treasure').say('treasure', { seat: { seat } })
    yield* perform(treasure, { table: t, you: seat, source: piece })
  }
  rule.afterWin?.(special, t, fight)
  for (const item of used) afterwards(t, item, fight, 'afterWin')
}

function* lose(t: Table, fight: Fight): Flow<void> {
  const { seat, piece, creature, used } = fight
  t.cite('combat.higher_wins').say('fight-lost', { seat: { seat }, card: { piece } })
  if (creature.harm !== undefined) yield* perform(creature.harm, { table: t, you: seat, source: piece })
  else {
    t.cite('creature.loss_default').say('wounded', { seat: { seat } })
    loseHealth(t, seat, 1)
  }
  for (const item of used) if (isAlive(t, seat)) afterwards(t, item, fight, 'afterLoss')
}

function afterwards(t: Table, item: Piece, fight: Fight, when: 'afterWin' | 'afterLoss'): void {
  const { special } = itemOf(t, item)
  if (special !== undefined) itemRule(special)[when]?.(special, t, fight)
}
