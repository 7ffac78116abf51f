import type { Level } from '@sablier/bots'
import type { Entry, OptionValues } from '@sablier/kernel'

/** A seat of a local table: a person at this device or a computer player. */
export type LocalPlayer = { readonly name: string; readonly level: Level | null }

/** A local game as the device keeps it: its answers and what it was made of. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly players: readonly LocalPlayer[]
  readonly options: OptionValues
  readonly secret: string
  /** What the seats of an online table had added to its dice, when the game goes on from its record. */
  readonly entropy?: readonly string[]
  readonly entries: readonly Entry[]
  readonly over: boolean
  /** When a tab opened it or went on with it last. */
  readonly at: number
  /** A first game with a guide at one's side. */
  readonly guided?: true
}

const PREFIX = 'sablier.game.'
const KEPT = 20

function read(key: string): SavedGame | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as SavedGame | null
  } catch {
    return null
  }
}

/** All games of this device, the latest first. */
export function listSaved(): SavedGame[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
  const games = keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => read(key) ?? [])
  return games.sort((a, b) => b.at - a.at)
}
export function findSaved(id: string): SavedGame | null {
  return read(PREFIX + id)
}
/** Another tab has opened this game since, or gone on with it. */
export function isKeptElsewhere({ id, at }: SavedGame): boolean {
  const kept = findSaved(id)
  return kept !== null && kept.at !== at
}
export function removeSaved(id: string): void {
  localStorage.removeItem(PREFIX + id)
}
/** Keeps a game; the oldest make room when there are too many or the device is full. */
export function keepSaved(game: SavedGame): void {
  const text = JSON.stringify(game)
  const others = listSaved().filter(({ id }) => id !== game.id)
  for (const old of others.slice(KEPT)) removeSaved(old.id)
  for (let room = others.slice(0, KEPT); ; room = room.slice(0, -1)) {
    try {
      localStorage.setItem(PREFIX + game.id, text)
      return
    } catch (thrown) {
      const oldest = room[room.length - 1]
      if (!oldest) throw thrown
      removeSaved(oldest.id)
    }
  }
}

/** A name or secret that nobody can guess. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
