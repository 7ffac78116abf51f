import { Refusal } from '../errors.ts'
import type { AnyGame, OptionValues } from '../game.ts'

/** The options of a table, completed with defaults; refuses what the game does not know. */
export function checkOptions(game: AnyGame, seats: number, given: OptionValues = {}): OptionValues {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new Refusal(`${game.id} is played with ${game.seats.min} to ${game.seats.max} seats, not ${seats}`)
  const options: Record<string, OptionValues[string]> = {}
  for (const [name, spec] of Object.entries(game.options)) options[name] = spec.start
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!spec) throw new Refusal(`${game.id} has no option ${name}`)
    if (!spec.values.includes(value)) throw new Refusal(`${game.id}: option ${name} cannot be ${JSON.stringify(value)}`)
    options[name] = value
  }
  const why = game.refuses?.(seats, options)
  if (why) throw new Refusal(why.en)
  return options
}
