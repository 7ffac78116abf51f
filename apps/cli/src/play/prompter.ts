/** One line to choose from, with the key that chooses it. */
export interface Choice {
  readonly key: string
  readonly label: string
}

/** A question to the person at the terminal. */
export interface Question {
  readonly title: string
  readonly choices: readonly Choice[]
  /** What can always be done besides answering. */
  readonly extras: readonly Choice[]
  /** How to answer when one key is not enough; null when the answer is one of the choices. */
  readonly hint: string | null
}

/** Puts questions to a person: with arrows on a terminal, line by line otherwise. */
export interface Prompter {
  readonly show: (lines: readonly string[]) => void
  /** What was chosen or typed; null when there is no more input. */
  readonly ask: (question: Question) => Promise<string | null>
}
