import type { Piece } from '@sablier/kernel'
import type { Monster, MonsterType, Quest } from '../../cards/card.ts'
import type { Table } from '../../shape.ts'

/** The spoils a quest asks for, by type; empty for other quests. */
export function spoilsAsked(quest: Quest): readonly MonsterType[] {
  return quest.goal.op === 'has-spoils' ? quest.goal.types : []
}

/** Can these spoils serve for all the types asked? */
export function covers(t: Table, spoils: readonly Piece[], types: readonly MonsterType[]): boolean {
  const left = spoils.map((piece) => (t.card(piece) as Monster).type)
  return types.every((type) => {
    const at = left.indexOf(type)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
