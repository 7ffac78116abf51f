import type { Bilingual, OptionValues } from '@sablier/kernel'

/** The moment at which a lesson is told; all that is named must hold. Without any, it is told at once. */
export interface LessonMoment {
  /** The text key of the open question; one of several. */
  readonly ask?: string | readonly string[]
  /** A line of the log, by its key, that must have been told before. */
  readonly heard?: string
  /** The round that must have begun. */
  readonly round?: number
}

/** One step of a tutorial: what to say, when, and where to look. */
export interface Lesson {
  readonly id: string
  readonly when?: LessonMoment
  /** True if its moment may never come in a game: nobody has to wait for it. */
  readonly rare?: true
  /** Where to look: `ask`, `log`, `seats`, `phase`, `zone <name>` or `part <name>` of the game's own table. */
  readonly point?: string
  readonly text: Bilingual
  /** The answer to try, by option id, card or option text, the first that is offered; `x*` stands for all that begin with x. */
  readonly answer?: readonly string[]
  /** What another answer means. Nobody is held to the advice. */
  readonly otherwise?: Bilingual
}

/** A guided first game: the table it is played at and its lessons. */
export interface Tutorial {
  readonly seats: number
  readonly options: OptionValues
  /** What chance grows from, so that everybody learns with the same cards. */
  readonly secret: string
  readonly lessons: readonly Lesson[]
}
