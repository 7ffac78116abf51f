import { type GameReading, type LogTurn, logTurns, type SeenEvent, type TurnLine } from '@sablier/kernel'
import { useMemo, useRef } from 'react'
import { useGame } from './table-context.tsx'

/** Events are worded in stretches, so that the log does not begin anew with each of them. */
const STRETCH = 128

/** The newest turns, as many stretches back as make `least` lines: a late game has thousands of events that nobody scrolls up to. */
export function latestTurns(events: readonly SeenEvent[], reading: GameReading, least: number): LogTurn[] {
  for (let from = Math.floor(events.length / STRETCH - 1) * STRETCH; ; from -= STRETCH) {
    const turns = logTurns(events, reading, Math.max(0, from))
    if (from <= 0 || countLines(turns) >= least) return turns
  }
}

/**
 * The last turns of the log, of so many lines at least. Turns and lines that say the same as before are the same objects as before, so that only what is
 * new is drawn.
 */
export function useLogTurns(events: readonly SeenEvent[], least: number): readonly LogTurn[] {
  const { game, reader } = useGame()
  const before = useRef<readonly LogTurn[]>([])
  const turns = useMemo(
    () => keepSame(latestTurns(events, { game, reader }, least), before.current),
    [events, game, reader, least],
  )
  before.current = turns
  return turns
}

/** Takes what says the same from before. */
export function keepSame(turns: readonly LogTurn[], before: readonly LogTurn[]): LogTurn[] {
  const known = new Map(before.map((turn) => [turn.key, turn]))
  return turns.map((turn) => {
    const old = known.get(turn.key)
    if (!old) return turn
    const lines = turn.lines.map((line, i) => sameLine(line, old.lines[i]))
    const isSame =
      old.seat === turn.seat && lines.length === old.lines.length && lines.every((line, i) => line === old.lines[i])
    return isSame ? old : { ...turn, lines }
  })
}

const sameLine = (line: TurnLine, old: TurnLine | undefined): TurnLine =>
  old && old.event === line.event && old.nodes === line.nodes && old.times === line.times ? old : line

export const countLines = (turns: readonly LogTurn[]): number => turns.reduce((sum, { lines }) => sum + lines.length, 0)

/** The newest lines in their turns; the oldest of these turns may begin in its middle. */
export function newestLines(turns: readonly LogTurn[], most: number): readonly LogTurn[] {
  let left = most
  const newest: LogTurn[] = []
  for (const turn of turns.toReversed()) {
    if (left <= 0) break
    newest.push(turn.lines.length > left ? { ...turn, lines: turn.lines.slice(-left) } : turn)
    left -= turn.lines.length
  }
  return newest.reverse()
}
