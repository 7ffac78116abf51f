import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Io, UsageError } from './io.ts'

/** The options of a command as node:util's parseArgs wants them. */
export type OptionTable = NonNullable<ParseArgsConfig['options']>

/** What was written after the command's name. */
export interface Arguments {
  readonly words: readonly string[]
  readonly text: (name: string) => string | undefined
  /** A whole number within bounds, or the fallback when it was not given. */
  readonly whole: (name: string, bounds: { fallback: number; min: number; max: number }) => number
  readonly flag: (name: string) => boolean
  readonly many: (name: string) => readonly string[]
}

/** One command of `sablier`. */
export interface Command {
  readonly name: string
  /** What follows the name on the command line. */
  readonly usage: string
  readonly summary: string
  readonly options: OptionTable
  /** What its help says besides, a line each. */
  readonly details?: readonly string[]
  /** Words may follow besides options, such as the name of a file; otherwise a word is wrong usage. */
  readonly takesWords?: boolean
  readonly run: (given: Arguments, io: Io) => Promise<number>
}

/** Reads the words after a command's name; whatever does not fit is wrong usage. */
export function readArguments(command: Command, argv: readonly string[]): Arguments {
  const { values, positionals } = parse(command, argv)
  const text = (name: string): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    words: positionals,
    text,
    whole: (name, { fallback, min, max }) => {
      const given = text(name)
      if (given === undefined) return fallback
      const value = Number(given)
      if (!/^\d+$/.test(given) || value < min || value > max)
        throw new UsageError(`--${name}: expected a whole number from ${min} to ${max}, found ${shorten(given)}`)
      return value
    },
    flag: (name) => values[name] === true,
    many: (name) => {
      const value = values[name]
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
    },
  }
}

function parse({ name, options, usage, takesWords = false }: Command, argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: takesWords, strict: true })
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/) as [string]
    throw new UsageError(`${name}: ${reason}; usage: sablier ${name} ${usage}`)
  }
}

/** A piece of somebody's input that is safe to print on one line. */
export const shorten = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
