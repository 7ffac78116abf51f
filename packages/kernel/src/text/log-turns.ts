import type { Seat } from '../shape.ts'
import type { SeenEvent } from '../sight/seen-event.ts'
import { plain } from './fill.ts'
import type { GameReading } from './game-reader.ts'
import { type LogLine, logLines } from './log-lines.ts'

/** A line of a grouped log; `times`: it was told so often. */
export interface TurnLine extends LogLine {
  readonly times: number
}

/** The log lines of one turn. */
export interface LogTurn {
  readonly key: string
  /** Whose turn it was, or who acted; null: nobody in particular. */
  readonly seat: Seat | null
  readonly lines: readonly TurnLine[]
}

/**
 * The log by turns: a new one begins whenever the turn passes, and the headings of its phases stand inside. Where the turn does not
 * pass, because all act in one phase, a new one begins with every phase and it is grouped by who acted. What is told twice in a
 * row, or twice after one answer, stands there once with a count. What was told before event number `from` is left out.
 */
export function logTurns(events: readonly SeenEvent[], reading: GameReading, from = 0): LogTurn[] {
  const turnOf = turnsOf(events)
  const turns: { key: string; turn: Turn; seat: Seat | null; lines: LogLine[] }[] = []
  for (const line of logLines(events, reading, from)) {
    const turn = turnOf.get(line.event) as Turn
    const last = turns.at(-1)
    const seat = turn.seat ?? actorOf(line, last && last.turn === turn ? last : null)
    if (last && last.turn === turn && last.seat === seat) last.lines.push(line)
    else turns.push({ key: line.key, turn, seat, lines: [line] })
  }
  return turns.map(({ key, seat, lines }) => ({ key, seat, lines: counted(lines) }))
}

/** A stretch of a match between two passings of the turn or, where it does not pass, beginnings of a phase. */
interface Turn {
  readonly seat: Seat | null
}

/** Passing the turn less often than this is setting up, not playing by turns. */
const BY_TURNS = 3

function turnsOf(events: readonly SeenEvent[]): Map<SeenEvent, Turn> {
  const byTurns = events.filter(({ type }) => type === 'turn-passed').length >= BY_TURNS
  const turns = new Map<SeenEvent, Turn>()
  let turn: Turn = { seat: null }
  for (const event of events) {
    if (event.type === 'phase-begun' && !byTurns) turn = { seat: null }
    if (event.type === 'turn-passed' && byTurns) turn = { seat: event.seat }
    turns.set(event, turn)
  }
  return turns
}

/** The seat that acted: the first one named in the first line after an answer. */
function actorOf({ nodes, event }: LogLine, last: { seat: Seat | null; lines: LogLine[] } | null): Seat | null {
  const before = last?.lines.at(-1)
  if (last && before?.tone !== 'phase' && before?.event.entry === event.entry) return last.seat
  const named = nodes.find((node) => node.kind === 'seat')
  return named?.kind === 'seat' ? named.seat : (last?.seat ?? null)
}

function counted(lines: readonly LogLine[]): TurnLine[] {
  const kept: { line: LogLine; text: string; times: number }[] = []
  for (const line of lines) {
    const text = plain(line.nodes)
    const isAgain = (other: (typeof kept)[number]) => other.text === text && line.tone !== 'dice'
    const before = kept.findLast(
      (other, i) => isAgain(other) && (i === kept.length - 1 || other.line.event.entry === line.event.entry),
    )
    if (before) before.times++
    else kept.push({ line, text, times: 1 })
  }
  return kept.map(({ line, times }) => ({ ...line, times }))
}
