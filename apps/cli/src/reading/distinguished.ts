import { layoutFor, type SeenAsk, type SeenOption, type View } from '@sablier/kernel'
import { optionLine } from './ask-lines.ts'
import { optionText } from './card-lines.ts'
import type { GameReader } from './game-reader.ts'
import { placeTitle } from './place-title.ts'

/** The options in words, each with what its card says. Those that read alike say where their cards lie, if that differs. */
export function distinguished(reader: GameReader, view: View, options: SeenAsk['options'], seats: number): string[] {
  const lines = options.map((option) => optionLine(reader, option))
  return options.map((option, n) => {
    const line = lines[n] as string
    const alike = options.filter((_, other) => lines[other] === line)
    const place = placeName(reader, view, option, seats)
    const isSamePlace = alike.every((other) => placeName(reader, view, other, seats) === place)
    const text = optionText(reader, option)
    return `${line}${isSamePlace || place === '' ? '' : ` (${place})`}${text === '' ? '' : `. ${text}`}`
  })
}

function placeName(reader: GameReader, { state }: View, { piece }: SeenOption, seats: number): string {
  if (piece === undefined) return ''
  const place = layoutFor(reader.game, seats).places.find(({ index }) => state.places[index]?.includes(piece))
  if (!place) return ''
  const name = placeTitle(reader, place)
  return place.spec.per === 'seat' ? `${name}, ${reader.seatName(place.at)}` : name
}
