import type { Io } from '../io.ts'
import { printLines } from '../print.ts'
import type { Choice, Prompter } from './prompter.ts'

/** Questions as printed lines, answers as typed lines: for pipes, tests and screen readers. */
export function linePrompter(io: Io): Prompter {
  const show = (lines: readonly string[]): void => printLines(io, lines)
  return {
    show,
    ask: async ({ title, choices, extras, hint }) => {
      show(['', title, ...choices.map(inWords), ...(hint === null ? [] : [`  (${hint})`])])
      show([`  ${extras.map(({ key, label }) => `${key}: ${label}`).join(' · ')}`])
      io.out('> ')
      return await io.readLine()
    },
  }
}

const inWords = ({ key, label }: Choice): string => `${key.padStart(4)}  ${label}`
