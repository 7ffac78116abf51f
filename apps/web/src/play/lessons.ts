import type { Answer, SeenAsk } from '@sablier/kernel'
import type { Lesson, Tutorial } from '@sablier/ui'

/** What a lesson can depend on. */
export interface LessonTime {
  readonly ask: SeenAsk | null
  readonly heard: ReadonlySet<string>
  readonly round: number
}

const fits = (wish: string, name: string | undefined): boolean =>
  name !== undefined && (wish.endsWith('*') ? name.startsWith(wish.slice(0, -1)) : name === wish)

/** True if the lesson explains the open question and goes when that is answered. */
export const isAboutAsk = (lesson: Lesson): boolean => lesson.when?.ask !== undefined

const isDue = ({ when = {} }: Lesson, time: LessonTime): boolean =>
  (when.ask === undefined || (time.ask !== null && [when.ask].flat().includes(time.ask.text))) &&
  (when.heard === undefined || time.heard.has(when.heard)) &&
  (when.round === undefined || time.round >= when.round)

/** The first lesson that was not read yet and whose moment has come. */
export function dueLesson(tutorial: Tutorial, read: readonly string[], time: LessonTime): Lesson | null {
  return tutorial.lessons.find((lesson) => !read.includes(lesson.id) && isDue(lesson, time)) ?? null
}

/** The answer that a lesson advises to the open question, if it is offered. */
export function advisedAnswer(lesson: Lesson, ask: SeenAsk): Answer | null {
  const found: string[] = []
  for (const wish of lesson.answer ?? [])
    for (const { id, card, text } of ask.options)
      if (!found.includes(id) && [id, card ?? undefined, text].some((name) => fits(wish, name))) found.push(id)
  const first = found[0]
  if (first === undefined) return null
  if (ask.kind === 'agree') return first === 'yes'
  if (ask.kind === 'pick') return first
  return ask.kind === 'pick-some' && found.length >= ask.min ? found.slice(0, ask.max) : null
}
