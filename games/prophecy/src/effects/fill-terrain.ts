import { RING_SIZE, spaceAt, type Terrain } from '../board.ts'
import { topOf } from '../procedures/decks.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

const PLACES = {
  en: { mountain: 'mountain', forest: 'forest', plain: 'plain' },
  fr: { mountain: 'montagne', forest: 'forêt', plain: 'plaine' },
} as const

/** Does an adventure card lie in the space, face up or face down? Then it gets no other. */
export function isOccupied(t: Table, n: number): boolean {
  return t.zone('space', n).size + t.zone('covered', n).size > 0
}

/** Does an unbeaten creature lie there, for all to see? */
function holdsCreature(t: Table, n: number): boolean {
  const { top } = t.zone('space', n)
  return top !== undefined && t.card(top).kind === 'creature'
}

/** Lay an adventure card face down into every free space of a terrain, clockwise from the active pawn. */
export function fill(t: Table, terrain: Terrain, from: number): void {
  let laid = 0
  for (let step = 0; step < RING_SIZE; step++) {
    const { n, kind } = spaceAt(from + step)
    if (kind !== terrain) continue
    if (isOccupied(t, n)) {
      t.cite(holdsCreature(t, n) ? 'creature.blocks_space' : 'adventure.one_per_space').say('space-blocked', {
        space: `space.${n}`,
      })
      continue
    }
    const piece = topOf(t, 'adventure')
    if (piece === undefined) {
      t.cite('ruling.terrain_order').say('terrain-short', { space: `space.${n}` })
      continue
    }
    t.cite('board.wild_hold_adventures').move(piece, t.zone('covered', n))
    laid++
  }
  if (laid > 0) t.cite('chance.terrain').say('terrain-filled', { n: laid, terrain: `terrain.${terrain}` })
}

/** New adventure cards appear in one terrain. */
export const fillTerrain = defineOp('fill-terrain', {
  perform: ({ terrain }, { table: t, you }) =>
    quietly(() => {
      fill(t, terrain, Math.max(0, t.track('position', you)))
    }),
  feasible: () => true,
  describe: {
    en: ({ terrain }) => `lay an adventure card face down into each ${PLACES.en[terrain]} that holds none`,
    fr: ({ terrain }) =>
      `posez une carte aventure, face cachée, dans chaque ${PLACES.fr[terrain]} qui n’en contient pas`,
  },
})
