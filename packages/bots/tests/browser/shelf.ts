import { game as donjon } from '@sablier/donjon-quetes-trahisons'
import { bot as donjonBot } from '@sablier/donjon-quetes-trahisons/bot'
import type { AnyGame } from '@sablier/kernel'
import { game as prophecy } from '@sablier/prophecy'
import { bot as prophecyBot } from '@sablier/prophecy/bot'
import { game as terres } from '@sablier/terres-de-destinees'
import { bot as terresBot } from '@sablier/terres-de-destinees/bot'
import { game as thief } from '@sablier/thiefs-fortune'
import { bot as thiefBot } from '@sablier/thiefs-fortune/bot'
import type { GameBot } from '../../src/index.ts'

/** The four games with their bots. */
export const SHELF: readonly { readonly game: AnyGame; readonly bot: GameBot }[] = [
  { game: thief, bot: thiefBot },
  { game: terres, bot: terresBot },
  { game: donjon, bot: donjonBot },
  { game: prophecy, bot: prophecyBot },
]

/** A game of the shelf by its id. */
export function boxOf(id: string): (typeof SHELF)[number] {
  const box = SHELF.find(({ game }) => game.id === id)
  if (!box) throw new Error(`There is no game ${id}`)
  return box
}
