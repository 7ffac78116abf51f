import type { Piece } from '@sablier/kernel'
import { MONSTER_TYPES } from './cards/card.ts'
import { QUESTS_FOR_THREE } from './cards/quests.ts'
import { playerOf } from './procedures/adventurer/heroes.ts'
import { updateGauge } from './procedures/fight/power.ts'
import type { Table } from './shape.ts'

/** Lays out village and Dungeon; deals heroes and quests, unless heroes are to be chosen first. */
export function setup(t: Table): void {
  t.cite('turn.clockwise').setRound(1)
  for (const piece of t.zone('box').pieces.slice()) unpack(t, piece)
  t.cite('setup.adventure-deck').shuffle(t.zone('dungeon'))
  t.cite('setup.main-quest').shuffle(t.zone('guild'))
  if (t.options['heroes'] === 'chosen') {
    for (const piece of heroesLeft(t)) t.cite('setup.character').move(piece, t.zone('heroes'))
    return
  }
  const left = heroesLeft(t)
  for (const seat of t.seats) {
    const piece = t.cite('setup.character').draw(left)
    left.splice(left.indexOf(piece), 1)
    t.cite('setup.character').move(piece, t.zone('character', seat))
  }
  dealQuests(t)
}

/** Once the heroes are known: the Forester draws a monster type, and everybody gets quests to choose from. */
export function dealQuests(t: Table): void {
  if (playerOf(t, 'forester') >= 0)
    t.cite('setup.forester-type').set('forester-type', t.cite('setup.forester-type').draw(MONSTER_TYPES))
  const choices = t.seats.length === 2 ? 3 : 2
  for (const seat of t.seats) {
    t.cite('setup.main-quest').deal({ from: t.zone('guild'), to: t.zone('considered', seat), n: choices })
    updateGauge(t, seat)
  }
}

const heroesLeft = (t: Table): Piece[] => t.zone('box').pieces.filter((piece) => t.card(piece).kind === 'character')

/** Puts one card where it lies at the start; characters and two quests may stay in the box. */
function unpack(t: Table, piece: Piece): void {
  const card = t.card(piece)
  if (card.kind === 'quest') {
    const stays = t.seats.length === 2 && QUESTS_FOR_THREE.includes(card.id)
    if (!stays) t.cite('setup.guild-pile').move(piece, t.zone('guild'))
  } else if (card.kind === 'object') {
    if (card.draconic) t.cite('setup.draconic-aside').move(piece, t.zone('reserve'))
    else t.cite('setup.shop-visible').move(piece, t.zone('shop'))
  } else if (card.kind === 'place') {
    t.cite('setup.shop').move(piece, t.zone('temple'))
  } else if (card.kind !== 'character') {
    t.cite('setup.adventure-deck').move(piece, t.zone('dungeon'))
  }
}
