import { type AnyGame, checkOptions, type OptionSpec, type OptionValues, Refusal } from '@sablier/kernel'
import { type Arguments, shorten } from './command.ts'
import { UsageError } from './io.ts'

/** How many sit and what was agreed, read from `--seats` and `--option name=value`. */
export function tableFrom(given: Arguments, game: AnyGame): { seats: number; options: OptionValues } {
  const { min, max } = game.seats
  const seats = given.whole('seats', { fallback: Math.max(2, min), min, max })
  const options = Object.fromEntries(given.many('option').map((pair) => readPair(game, pair)))
  try {
    return { seats, options: checkOptions(game, seats, options) }
  } catch (thrown) {
    if (thrown instanceof Refusal) throw new UsageError(thrown.message)
    throw thrown
  }
}

function readPair(game: AnyGame, pair: string): [string, OptionValues[string]] {
  const [name = '', ...rest] = pair.split('=')
  const spec: OptionSpec | undefined = Object.hasOwn(game.options, name) ? game.options[name] : undefined
  const known = Object.keys(game.options).join(', ') || 'none'
  if (!spec) throw new UsageError(`--option: ${game.id} has no option ${shorten(name)}; options: ${known}`)
  const value = spec.values.find((candidate) => String(candidate) === rest.join('='))
  if (value === undefined) throw new UsageError(`--option ${name}: expected one of ${spec.values.join(', ')}`)
  return [name, value]
}
