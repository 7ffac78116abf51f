import { isCancel, select, text } from '@clack/prompts'
import type { Io } from '../io.ts'
import { oneLine, printLines, safeLines } from '../print.ts'
import type { Prompter } from './prompter.ts'

const MOST_ROWS = 18

/** Questions with arrows and enter, for a person at a terminal. */
export function terminalPrompter(io: Io): Prompter {
  const show = (lines: readonly string[]): void => printLines(io, lines)
  return {
    show,
    ask: async ({ title, choices, extras, hint }) => {
      if (hint === null) {
        const options = [...choices, ...extras].map(({ key, label }) => ({ value: key, label: oneLine(label) }))
        const chosen = await select({ message: safeLines(title), options, maxItems: MOST_ROWS })
        return isCancel(chosen) ? null : chosen
      }
      show(choices.map(({ key, label }) => `${key.padStart(4)}  ${label}`))
      const keys = extras.map(({ key, label }) => `${key}: ${label}`).join(' · ')
      const typed = await text({ message: `${safeLines(title)} (${hint})`, placeholder: keys })
      return isCancel(typed) ? null : (typed ?? '')
    },
  }
}
