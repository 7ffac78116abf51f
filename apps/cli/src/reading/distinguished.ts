import { layoutFor, type SeenAsk, type SeenOption, type View } from '@sablier/kernel'
import { optionLine } from './ask-lines.ts'
import type { GameReader } from './game-reader.ts'

/** The options in words. Where several read alike, each says where its card lies and what sets the card apart. */
export function distinguished(reader: GameReader, view: View, options: SeenAsk['options'], seats: number): string[] {
  const lines = options.map((option) => optionLine(reader, option))
  return options.map((option, n) => {
    const line = lines[n] as string
    const alike = options.filter((_, other) => lines[other] === line)
    if (alike.length === 1) return line
    const marks = [...differing(alike, option, (one) => [placeName(reader, view, one, seats)])]
    marks.push(...differing(alike, option, (one) => cardText(reader, one)))
    return marks.length === 0 ? line : `${line} (${marks.join(' ')})`
  })
}

/** What is said of one option and not of all those that read like it. */
function differing(alike: SeenAsk['options'], option: SeenOption, told: (option: SeenOption) => string[]): string[] {
  const all = alike.map(told)
  return told(option).filter((text) => text !== '' && !all.every((texts) => texts.includes(text)))
}

function placeName(reader: GameReader, { state }: View, { piece }: SeenOption, seats: number): string {
  if (piece === undefined) return ''
  const place = layoutFor(reader.game, seats).places.find(({ index }) => state.places[index]?.includes(piece))
  if (!place) return ''
  const name = reader.text('zones', place.name)
  return place.spec.per === 'seat' ? `${name}, ${reader.seatName(place.at)}.` : `${name}.`
}

function cardText(reader: GameReader, { card }: SeenOption): string[] {
  const found = reader.game.cards.find(({ id }: { readonly id: string }) => id === card)
  return found ? reader.cardText(found) : []
}
