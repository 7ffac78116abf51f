import type { OptionValues } from '@sablier/kernel'
import type { ShelfEntry } from '@sablier/shelf'
import { keepSaved, type LocalPlayer, listSaved, randomHex, type SavedGame } from '../saved/saved-games.ts'
import { startOptions } from './start-options.ts'
import { loadGame } from './use-game.ts'

/** Names of the computer players, in the order in which they take a seat. */
export const COMPUTER_NAMES = ['Ysolde', 'Barnabé', 'Sidra', 'Orso', 'Mélisande', 'Tariq'] as const

/** Lays out a new local game and returns its id. */
export async function startGame(
  id: string,
  players: readonly LocalPlayer[],
  options: OptionValues,
  guided = false,
): Promise<string> {
  const { game } = await loadGame(id)
  const saved: SavedGame = {
    id: randomHex(8),
    game: id,
    version: game.version,
    players,
    options: { ...startOptions(game), ...options },
    secret: randomHex(32),
    entries: [],
    over: false,
    at: Date.now(),
    ...(guided && { guided }),
  }
  keepSaved(saved)
  return saved.id
}

/** The table that was set last for a game and whose people and variants still fit; without one the usual table. */
export function lastTable({ id, seats }: Pick<ShelfEntry, 'id' | 'seats'>, you: string) {
  const last = listSaved().find((saved) => saved.game === id && !saved.guided)
  const people = last?.players.filter(({ level }) => level === null).length
  if (!last || people !== 1) return { players: quickPlayers(seats, you), options: {} }
  const players = last.players.map((player) => (player.level === null ? { ...player, name: you } : player))
  return { players, options: last.options }
}

/** The table of *Play now*: one person, computer players on the other seats. */
export function quickPlayers(seats: { min: number; max: number }, you: string): LocalPlayer[] {
  const size = Math.min(seats.max, Math.max(2, seats.min, 3))
  return Array.from({ length: size }, (_, seat) => (seat === 0 ? { name: you, level: null } : computer(seat)))
}

/** A computer player of middling strength for a seat. */
export const computer = (seat: number): LocalPlayer => ({
  name: COMPUTER_NAMES[(seat - 1 + COMPUTER_NAMES.length) % COMPUTER_NAMES.length] as string,
  level: 'novice',
})
