import { layoutFor, type View } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'
import { labelled, say } from './words.ts'

/** The table as one viewer sees it: places and numbers of the table first, then seat by seat. */
export function viewLines(reader: GameReader, view: View, seats: number): string[] {
  const { game, language } = reader
  const layout = layoutFor(game, seats)
  const { phase, round, active } = view.state
  const lines = [reader.round(round, phase)]
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
      for (const [row, inRow] of rowsOf(reader, view, place.name, pieces)) {
        const name = `${reader.text('zones', row)}${number}`
        lines.push(`  ${labelled(language, name, pieceTexts(reader, view, inRow).join(', '))}`)
      }
    }
  }
  return lines
}

const ownerOf = (place: { spec: { per: unknown }; at: number }): number => (place.spec.per === 'seat' ? place.at : -1)

/** The pieces of a place, row by row where the game names rows by type of card (`future.event`), else all together. */
function rowsOf({ game }: GameReader, view: View, place: string, pieces: readonly number[]): [string, number[]][] {
  const named = Object.keys(game.text.zones).filter((key) => key.startsWith(`${place}.`))
  const rows = new Map(named.map((key): [string, number[]] => [key, []]))
  const rest: number[] = []
  for (const piece of pieces) {
    const card: { type?: unknown } | undefined = game.cards[view.state.face[piece] ?? -1]
    const row = rows.get(`${place}.${card?.type}`) ?? rest
    row.push(piece)
  }
  return [...rows.set(place, rest)].filter(([, inRow]) => inRow.length > 0)
}

function trackTexts(reader: GameReader, view: View, seats: number, owner: number): string[] {
  return Object.entries(layoutFor(reader.game, seats).tracks)
    .filter(([, { spec }]) => (spec.per === 'seat') === owner >= 0)
    .map(([name, { base }]) => `${reader.text('tracks', name)} ${view.state.tracks[base + Math.max(0, owner)]}`)
}

/** Cards by name with what lies on them, equal ones counted, what lies face down as a number. */
function pieceTexts(reader: GameReader, view: View, pieces: readonly number[]): string[] {
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    const card: { id: string } | undefined = reader.game.cards[view.state.face[piece] ?? -1]
    const name = `${card ? reader.cardName(card.id) : ''}${markText(reader, view, piece)}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, n]) =>
    name === '' || name.startsWith(' ')
      ? `${say(reader.language, 'hidden', { n })}${name}`
      : `${name}${n === 1 ? '' : ` ×${n}`}`,
  )
}

/** The numbers on a piece: wounds, loot, engaged. */
function markText(reader: GameReader, { state }: View, piece: number): string {
  const size = state.face.length
  const marks = Object.keys(reader.game.shape.marks).flatMap((name, index) => {
    const value = state.marks[index * size + piece] ?? 0
    return value === 0 ? [] : [`${reader.text('marks', name)} ${value}`]
  })
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`
}
