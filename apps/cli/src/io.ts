/** Everything the command touches outside itself, so that tests can stand in for a terminal. */
export interface Io {
  /** Writes to standard output, as it is. */
  readonly out: (text: string) => void
  /** Writes to standard error, as it is. */
  readonly err: (text: string) => void
  /** The next line typed, or null when there is no more input. */
  readonly readLine: () => Promise<string | null>
  /** Both ends are a terminal, so that a person may be asked. */
  readonly isInteractive: boolean
  /** How many columns a line has; without end where no terminal breaks it. */
  readonly columns: () => number
  /** Standard error is a terminal: a progress bar may be drawn there. */
  readonly showsProgress: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Milliseconds that only go forward. */
  readonly now: () => number
}

/** How a command ends: done, refused, or called wrongly. */
export const EXIT = { done: 0, refused: 1, usage: 2 } as const

/** The command was called wrongly; the message is the one line that says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
