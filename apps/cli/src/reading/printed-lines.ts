import { eventLines, type LogLine, list, plain, type Result, type SeenEvent } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'
import { labelled, say } from './words.ts'

/** A line of the log as it is printed. */
export interface PrintedLine {
  readonly event: SeenEvent
  readonly text: string
}

/** What happened, line by line; a phase begins with its round, the end says who won. */
export function printedLines(reader: GameReader, events: readonly SeenEvent[]): PrintedLine[] {
  return eventLines(events, reader).map((line) => ({ event: line.event, text: printed(reader, line) }))
}
function printed(reader: GameReader, { event, nodes }: LogLine): string {
  if (event.type === 'phase-begun') return `— ${reader.round(event.round, event.phase)}`
  if (event.type === 'ended') return resultLines(reader, event.result).join('\n')
  return plain(nodes)
}

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
