import { type FillParams, list, type Result, type SeenEvent } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'
import { labelled, say } from './words.ts'

/** One event as a line of the log, or null when it is too small to be told. */
export function eventLine(reader: GameReader, event: SeenEvent): string | null {
  const { language } = reader
  switch (event.type) {
    case 'said':
      return reader.text('log', String(event['key']), event['params'] as FillParams)
    case 'rolled': {
      const seat = Number(event['seat'])
      const values = (event['values'] as readonly number[]).join(' ')
      const purpose = reader.wordFor(String(event['purpose']))
      const dice = `d${Number(event['sides'])}${purpose === null ? '' : `, ${purpose}`}`
      return seat < 0
        ? say(language, 'tableRolled', { values, dice })
        : say(language, 'rolled', { seat: reader.seatName(seat), values, dice })
    }
    case 'phase-begun':
      return `— ${reader.round(Number(event['round']), String(event['phase']))}`
    case 'looked':
      return say(language, 'looked', {
        seat: reader.seatName(Number(event['seat'])),
        cards: cardList(reader, event['cards'] as readonly (string | null)[]),
      })
    case 'revealed':
      return say(language, 'revealed', { cards: cardList(reader, event['cards'] as readonly (string | null)[]) })
    case 'ended':
      return resultLines(reader, event['result'] as Result).join('\n')
    default:
      return null
  }
}

const cardList = (reader: GameReader, cards: readonly (string | null)[]): string =>
  list(
    reader.language,
    cards.map((card) => reader.cardName(card)),
  )

/** How a game ended: why, who won, what everybody scored. */
export function resultLines(reader: GameReader, { reason, winners, scores }: Result): string[] {
  const { language } = reader
  const names = list(language, winners.map(reader.seatName))
  const word = winners.length === 0 ? 'noWinner' : winners.length === 1 ? 'winner' : 'winners'
  return [
    reader.text('ends', reason),
    say(language, word, { names }),
    labelled(
      language,
      say(language, 'score'),
      scores.map((score, seat) => `${reader.seatName(seat)} ${score}`).join(', '),
    ),
  ]
}
