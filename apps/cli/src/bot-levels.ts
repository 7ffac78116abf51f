import { LEVELS, type Level } from '@sablier/bots'
import { type Arguments, shorten } from './command.ts'
import { UsageError } from './io.ts'

/** The level of the computer player at each seat: `--bots master` for all, `--bots random,master` in turn. */
export function levelsFrom(given: Arguments, seats: number, fallback: Level): Level[] {
  const names = (given.text('bots') ?? fallback).split(',')
  const levels = names.map((name) => {
    const level = LEVELS.find((candidate) => candidate === name.trim())
    if (!level) throw new UsageError(`--bots: there is no level ${shorten(name)}; levels: ${LEVELS.join(', ')}`)
    return level
  })
  return Array.from({ length: seats }, (_, seat) => levels[seat % levels.length] as Level)
}
