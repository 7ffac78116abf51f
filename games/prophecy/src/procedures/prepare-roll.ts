import type { Flow } from '@sablier/kernel'
import { creatureRule } from '../effects/all-creature-rules.ts'
import type { Favour } from '../effects/dice-favour.ts'
import type { Fight } from '../effects/fight.ts'
import type { Table } from '../shape.ts'
import { discard } from './decks.ts'
import { isSound, isWeapon, itemOf } from './items.ts'
import { keptCard } from './kept-cards.ts'
import type { MenuOption } from './options.ts'
import { consumeItem, isUse, usesAt } from './use-items.ts'

/** What is decided about one roll before the dice fall. */
export interface Roll {
  favour: Favour
  thrown: boolean
}
const ROLL: MenuOption = { id: 'roll', text: 'roll', does: 'roll' }
const CHAPEL_BONUS = 2

/** Before a roll: throw the weapon, pay for help, use what works on a roll; then the dice. */
export function* prepareRoll(t: Table, fight: Fight, roll: Roll): Flow<void> {
  const { seat, piece, creature } = fight
  const { help } = creatureRule(creature.special)
  const happening = { on: 'roll', roll, type: fight.type }
  for (;;) {
    const menu: MenuOption[] = [ROLL]
    if (canThrow(t, fight)) menu.push({ id: 'throw', text: 'throw', does: 'throw' })
    if (fight.rolls === 0 && help?.isOpen(t, seat) && fight.bonus === 0)
      menu.push({ id: help.id, text: help.id, does: 'help' })
    const chapel = fight.rolls === 0 ? keptCard(t, seat, 'chapel') : undefined
    if (chapel !== undefined) menu.push({ id: 'chapel', text: 'chapel', does: 'chapel' })
    menu.push(...usesAt(t, seat, 'roll', happening))
    const chosen: MenuOption = yield* t.choose({
      seat,
      rule: 'items.throw',
      text: `before-roll.${fight.type}`,
      params: { card: { piece } },
      source: piece,
      among: menu,
      refused: () =>
        fight.hasThrown && fight.type === 'strength' && weaponOf(t, fight) !== undefined
          ? [{ id: 'throw', text: 'throw', why: 'ruling.throw_which' }]
          : [],
    })
    if (chosen.does === 'roll') return
    if (isUse(chosen)) yield* consumeItem(t, seat, chosen.piece, happening)
    else if (chosen.does === 'help') help?.run(t, fight)
    else if (chosen.does === 'chapel' && chapel !== undefined) {
      t.cite('ruling.card_over_rule').say('blessed', { seat: { seat }, n: CHAPEL_BONUS })
      fight.rollBonus += CHAPEL_BONUS
      discard(t, chapel)
    } else throwWeapon(t, fight, roll)
  }
}

const weaponOf = (t: Table, fight: Fight): number | undefined =>
  fight.used.find((piece) => isWeapon(t, piece) && isSound(t, piece))

/** Only the weapon in use, once per fight, in a strength fight. */
function canThrow(t: Table, fight: Fight): boolean {
  if (fight.type !== 'strength' || fight.hasThrown) return false
  const weapon = weaponOf(t, fight)
  return weapon !== undefined && itemOf(t, weapon).throw > 0
}
function throwWeapon(t: Table, fight: Fight, roll: Roll): void {
  const weapon = weaponOf(t, fight)
  if (weapon === undefined) return
  t.cite('items.throw').say('thrown', { seat: { seat: fight.seat }, card: { piece: weapon } })
  fight.hasThrown = true
  roll.thrown = true
  fight.rollBonus += itemOf(t, weapon).throw
}
