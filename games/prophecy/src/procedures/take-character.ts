import type { Piece, Seat } from '@sablier/kernel'
import { spacesOf } from '../board.ts'
import type { CharacterCard } from '../cards/card.ts'
import type { Table } from '../shape.ts'

const START_GOLD = 3
const START_EXPERIENCE = 3

/** A player receives a character: cubes, gold, experience and the pawn at the first guild. */
export function takeCharacter(t: Table, seat: Seat, piece: Piece): void {
  const card = t.card(piece) as CharacterCard
  t.cite('setup.deal_character').move(piece, t.zone('character', seat))
  t.cite('setup.start_strength').setTrack('strength', card.strength, seat)
  t.cite('setup.start_willpower').setTrack('willpower', card.willpower, seat)
  t.cite('setup.start_gold').setTrack('gold', START_GOLD, seat)
  t.cite('setup.start_experience').setTrack('experience', START_EXPERIENCE, seat)
  t.cite('setup.start_space').setTrack('position', spacesOf(card.guilds[0])[0] as number, seat)
  t.cite('setup.deal_character').say('character', { seat: { seat }, card: { piece } })
}
