import { layoutFor, type Place, type View } from '@sablier/kernel'
import { cardText } from './card-lines.ts'
import type { GameReader } from './game-reader.ts'
import { placeTitle } from './place-title.ts'
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
    for (const place of layout.places)
      if (place.name !== 'box' && ownerOf(place) === owner) lines.push(...placeLines(reader, view, place))
  }
  return lines
}

const ownerOf = (place: Place): number => (place.spec.per === 'seat' ? place.at : -1)

/** Cards that lie side by side are read one by one with what they say; piles and cards put away by their names. */
function placeLines(reader: GameReader, view: View, place: Place): string[] {
  const pieces = view.state.places[place.index] ?? []
  const areRead = place.spec.order === 'row' || place.spec.sees !== 'everyone'
  return rowsOf(reader, view, place, pieces).flatMap(([title, inRow]) => {
    const texts = pieceTexts(reader, view, inRow)
    return areRead && texts.some(({ text }) => text !== '')
      ? [
          `  ${labelled(reader.language, title, '').trimEnd()}`,
          ...texts.map(({ name, text }) => `    ${name}${text === '' ? '' : `. ${text}`}`),
        ]
      : [`  ${labelled(reader.language, title, texts.map(({ name }) => name).join(', '))}`]
  })
}

/** The pieces of a place, row by row where the game names rows by type of card (`future.event`), else all together. */
function rowsOf(reader: GameReader, view: View, place: Place, pieces: readonly number[]): [string, number[]][] {
  const { game } = reader
  const named = Object.keys(game.text.zones).filter((key) => key.startsWith(`${place.name}.`))
  const rows = new Map(named.map((key): [string, number[]] => [key, []]))
  const rest: number[] = []
  for (const piece of pieces) {
    const card: { type?: unknown } | undefined = game.cards[view.state.face[piece] ?? -1]
    const row = rows.get(`${place.name}.${card?.type}`) ?? rest
    row.push(piece)
  }
  const titled = [...rows].map(([key, inRow]): [string, number[]] => [reader.text('zones', key), inRow])
  titled.push([placeTitle(reader, place), rest])
  return titled.filter(([, inRow]) => inRow.length > 0)
}

/** The numbers that mean something to players, by name; what stands for a name is told by it. */
function trackTexts(reader: GameReader, view: View, seats: number, owner: number): string[] {
  const { tracks, counters = [] } = reader.game.text
  return Object.entries(layoutFor(reader.game, seats).tracks)
    .filter(([name, { spec }]) => (spec.per === 'seat') === owner >= 0 && !counters.includes(name))
    .map(([name, { base }]) => {
      const value = view.state.tracks[base + Math.max(0, owner)]
      const called = `${name}.${value}`
      return `${reader.text('tracks', name)} ${called in tracks ? reader.text('tracks', called) : value}`
    })
}

interface PieceText {
  readonly name: string
  readonly text: string
}

/** Cards in their order by name, with what lies on them and what they say; neighbours that lie face down as a number. */
function pieceTexts(reader: GameReader, view: View, pieces: readonly number[]): PieceText[] {
  const texts: PieceText[] = []
  let hidden = 0
  const tellHidden = (): void => {
    if (hidden > 0) texts.push({ name: say(reader.language, 'hidden', { n: hidden }), text: '' })
    hidden = 0
  }
  for (const piece of pieces) {
    const card: { id: string } | undefined = reader.game.cards[view.state.face[piece] ?? -1]
    const marks = markText(reader, view, piece)
    if (!card) hidden++
    if (!card && marks === '') continue
    tellHidden()
    if (card) push(texts, { name: `${reader.cardName(card.id)}${marks}`, text: cardText(reader, card.id) })
    else texts.push({ name: `${texts.pop()?.name}${marks}`, text: '' })
  }
  tellHidden()
  return texts
}

/** Neighbours that say the same are named one after the other, and read once. */
function push(texts: PieceText[], { name, text }: PieceText): void {
  const last = texts.at(-1)
  if (last && text !== '' && last.text === text) texts[texts.length - 1] = { name: `${last.name}, ${name}`, text }
  else texts.push({ name, text })
}

/** The numbers on a piece: wounds, loot, engaged. */
function markText(reader: GameReader, { state }: View, piece: number): string {
  const size = state.face.length
  const { counters = [] } = reader.game.text
  const marks = Object.keys(reader.game.shape.marks).flatMap((name, index) => {
    const value = state.marks[index * size + piece] ?? 0
    return value === 0 || counters.includes(name) ? [] : [`${reader.text('marks', name)} ${value}`]
  })
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`
}
