import { type Chance, seedChance } from '../chance.ts'
import type { Place } from '../layout.ts'
import { dealAnew } from '../sight/resample.ts'
import type { Piece } from '../state.ts'
import type { RunningTable } from '../table/running-table.ts'
import { sha256Hex } from './commitment.ts'

/** A redraw of chance after an agreed step back: people have seen what came next, so it must not come again. */
export interface Redraw {
  /** After how many entries. */
  readonly after: number
  /** The number of the step back in the log: no two have the same. */
  readonly step: number
  /** The new seed of chance. It follows from the secret, so nobody can foresee it. */
  readonly chance: Chance
}

export function redrawOf(seed: string, after: number, step: number): Redraw {
  return { after, step, chance: seedChance(sha256Hex(JSON.stringify(['step-back', seed, step]))) }
}

/** Shuffles what nobody knows and reseeds chance. What any seat knows stays true. */
export function drawAnew(table: RunningTable, { chance }: Redraw): void {
  table.changing()
  const { state, layout } = table
  const own: Chance = [chance[0], chance[1], chance[2], chance[3]]
  for (const places of pilesOf(table)) for (const pool of poolsOf(table, places)) dealAnew(state.face, pool, own)
  state.chance = own
  for (const { index } of layout.places) table.touch(index)
}

/** Places whose hidden cards may lie in one as well as in the other: each alone, but for those the game mixes. */
function pilesOf({ game, layout }: RunningTable): Place[][] {
  const piles = new Map<string | number, Place[]>()
  for (const place of layout.places) {
    if (place.name === 'box') continue
    const group = game.mixed?.findIndex((zones: readonly string[]) => zones.includes(place.name)) ?? -1
    const key = group < 0 ? `place ${place.index}` : group
    piles.set(key, [...(piles.get(key) ?? []), place])
  }
  return [...piles.values()]
}
/** The pieces there that nobody can read, back by back. */
function poolsOf({ state, backs }: RunningTable, places: readonly Place[]): Piece[][] {
  const pools = new Map<number, Piece[]>()
  for (const { index, mask, belowMask, spec } of places) {
    const pieces = state.places[index] as Piece[]
    for (const [i, piece] of pieces.entries()) {
      const seers = spec.topOnly && i < pieces.length - 1 ? belowMask : mask
      if (seers !== 0 || state.known[piece] !== 0) continue
      const back = backs[state.face[piece] as number] as number
      pools.set(back, [...(pools.get(back) ?? []), piece])
    }
  }
  return [...pools.values()]
}
