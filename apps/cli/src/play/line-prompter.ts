import type { Io } from '../io.ts'
import { safeLines, wrapped } from '../print.ts'
import type { Choice, Prompter } from './prompter.ts'

/** Questions as printed lines, answers as typed lines: the same for a terminal, a screen reader and a pipe. */
export function linePrompter(io: Io): Prompter {
  const show = (texts: readonly string[]): void => {
    const columns = io.columns()
    const lines = safeLines(texts.join('\n')).split('\n')
    if (texts.length > 0) io.out(`${lines.flatMap((line) => wrapped(line, columns)).join('\n')}\n`)
  }
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
