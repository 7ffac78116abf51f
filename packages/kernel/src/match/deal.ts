import { seedChance } from '../chance.ts'
import type { AnyGame, OptionValues } from '../game.ts'
import { type Layout, layOut } from '../layout.ts'
import type { Piece } from '../state.ts'
import { emptyState } from '../state.ts'
import type { GameEvent } from '../table/events.ts'
import { RunningTable } from '../table/running-table.ts'

const layouts = new WeakMap<AnyGame, Layout[]>()

/** The layout of a game for a number of seats, made once. */
export function layoutFor(game: AnyGame, seats: number): Layout {
  const known = layouts.get(game) ?? []
  const layout = known[seats] ?? layOut(game.shape, seats)
  known[seats] = layout
  layouts.set(game, known)
  return layout
}

/** A table with every piece in the box, before the game is set up. */
export function unpack(game: AnyGame, seats: number, options: OptionValues, seed: string): RunningTable {
  const layout = layoutFor(game, seats)
  const state = emptyState(layout, game.start)
  const { box: home = 0 } = layout.zoneBase
  const box = state.places[home] as Piece[]
  for (const [face, card] of game.cards.entries())
    for (let copy = 0; copy < card.copies; copy++) {
      box.push(state.face.length)
      state.face.push(face)
      state.key.push(0)
      state.home.push(home)
      state.known.push(0)
    }
  state.marks = new Array<number>(Object.keys(layout.marks).length * state.face.length).fill(0)
  state.chance = seedChance(seed)
  return new RunningTable(game, layout, state, options)
}

/** The input of a deal. */
export interface Dealt {
  readonly game: AnyGame
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
}

/** A table set up for the first phase. */
export function setUp({ game, seats, options, seed }: Dealt, events: GameEvent[] | null): RunningTable {
  const table = unpack(game, seats, options, seed)
  table.events = events
  game.setup(table)
  table.learned = false
  return table
}
