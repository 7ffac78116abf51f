import { layoutFor, type View } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'
import { labelled, say } from './words.ts'

/** The table as one viewer sees it: places and numbers of the table first, then seat by seat. */
export function viewLines(reader: GameReader, view: View, seats: number): string[] {
  const { game, language } = reader
  const layout = layoutFor(game, seats)
  const { phase, round, active } = view.state
  const lines = [say(language, 'round', { n: round, phase: reader.text('phases', phase) })]
  const owners = [-1, ...Array.from({ length: seats }, (_, seat) => seat)]
  for (const owner of owners) {
    if (owner >= 0) lines.push(`${reader.seatName(owner)}${owner === active ? ` (${say(language, 'inTurn')})` : ''}`)
    const numbers = trackTexts(reader, view, seats, owner)
    if (numbers.length > 0) lines.push(`  ${numbers.join(', ')}`)
    for (const place of layout.places) {
      if (place.name === 'box' || ownerOf(place) !== owner) continue
      const pieces = view.state.places[place.index] ?? []
      if (pieces.length === 0) continue
      const number = place.spec.per === 'table' || place.spec.per === 'seat' ? '' : ` ${place.at + 1}`
      const name = `${reader.text('zones', place.name)}${number}`
      lines.push(`  ${labelled(language, name, pieceTexts(reader, view, pieces).join(', '))}`)
    }
  }
  return lines
}

const ownerOf = (place: { spec: { per: unknown }; at: number }): number => (place.spec.per === 'seat' ? place.at : -1)

function trackTexts(reader: GameReader, view: View, seats: number, owner: number): string[] {
  return Object.entries(layoutFor(reader.game, seats).tracks)
    .filter(([, { spec }]) => (spec.per === 'seat') === owner >= 0)
    .map(([name, { base }]) => `${reader.text('tracks', name)} ${view.state.tracks[base + Math.max(0, owner)]}`)
}

/** Cards by name, equal neighbours counted, what lies face down as a number. */
function pieceTexts(reader: GameReader, view: View, pieces: readonly number[]): string[] {
  const counts = new Map<string | null, number>()
  for (const piece of pieces) {
    const card: { id: string } | undefined = reader.game.cards[view.state.face[piece] ?? -1]
    const name = card ? reader.cardName(card.id) : null
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, n]) =>
    name === null ? say(reader.language, 'hidden', { n }) : n === 1 ? name : `${name} ×${n}`,
  )
}
