import type { Place } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'

/** What a place is called; one of several by the name its number has on the map, or by that number. */
export function placeTitle(reader: GameReader, { name, at, spec }: Place): string {
  if (spec.per === 'table' || spec.per === 'seat') return reader.text('zones', name)
  const key = `${name}.${at}`
  return key in reader.game.text.zones ? reader.text('zones', key) : `${reader.text('zones', name)} ${at}`
}
