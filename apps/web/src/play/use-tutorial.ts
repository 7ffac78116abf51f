import type { Answer, Entry, SeenEvent, View } from '@sablier/kernel'
import type { Lesson, Tutorial } from '@sablier/ui'
import { useEffect, useMemo, useState } from 'react'
import type { SavedGame } from '../saved/saved-games.ts'
import { loadGame } from '../start/use-game.ts'
import { advisedAnswer, dueLesson, isAboutAsk } from './lessons.ts'

/** Where a tutorial stands: the lesson of this moment, if there is one. */
export interface TutorialState {
  readonly lesson: Lesson | null
  /** What the lesson advises to answer. */
  readonly advised: Answer | null
  /** The lesson whose advice was not followed just now. */
  readonly strayed: Lesson | null
  /** Lessons read, of those that every game comes to. */
  readonly read: number
  readonly total: number
  readonly next: () => void
}

interface GivenLesson {
  readonly lesson: Lesson
  readonly entry: number
  readonly advised: Answer | null
}

const NOTHING: Tutorial = { seats: 0, options: {}, secret: '', lessons: [] }

/** What was read in this game, kept for a reload. A game taken up later begins after what needs no moment. */
function readBefore({ id, entries }: SavedGame, lessons: readonly Lesson[]): readonly string[] {
  const kept = sessionStorage.getItem(`sablier.read.${id}`)
  if (kept !== null) return JSON.parse(kept) as string[]
  return entries.length === 0 ? [] : lessons.filter(({ when }) => !when).map((lesson) => lesson.id)
}

/** The lessons of a game, and which of them were read. */
function useLessons(saved: SavedGame) {
  const [tutorial, setTutorial] = useState(NOTHING)
  const [read, setRead] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read before matters when the game is opened
  useEffect(() => {
    void loadGame(saved.game).then(async ({ look }) => {
      const loaded = (await look.tutorial?.()) ?? NOTHING
      setTutorial(loaded)
      setRead(readBefore(saved, loaded.lessons))
    })
  }, [saved.game, saved.id])
  const finish = (id: string) => {
    const now = [...read.filter((known) => known !== id), id]
    sessionStorage.setItem(`sablier.read.${saved.id}`, JSON.stringify(now))
    setRead(now)
  }
  return { tutorial, read, finish }
}

/** Was something else answered than a lesson advised? */
function isStrayed({ advised }: GivenLesson, given: Entry): boolean {
  const answer = 'answer' in given ? given.answer : null
  return advised !== null && JSON.stringify(answer) !== JSON.stringify(advised)
}

/** Follows the lessons of a game through a match. */
export function useTutorial(saved: SavedGame, view: View, events: readonly SeenEvent[]): TutorialState {
  const { tutorial, read, finish } = useLessons(saved)
  const [givenLesson, setGivenLesson] = useState<GivenLesson | null>(null)
  const [strayed, setStrayed] = useState<Lesson | null>(null)
  const { ask, entries } = view
  const heard = useMemo(() => new Set(events.flatMap((event) => (event.type === 'said' ? [event.key] : []))), [events])
  const lesson = dueLesson(tutorial, read, { ask, heard, round: view.state.round })
  const advised = useMemo(() => (lesson && ask ? advisedAnswer(lesson, ask) : null), [lesson, ask])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at what was answered when the game has gone on
  useEffect(() => {
    if (!givenLesson) {
      if (lesson && isAboutAsk(lesson)) setGivenLesson({ lesson, entry: entries, advised })
      return
    }
    const given = saved.entries.slice(givenLesson.entry).find(({ seat }) => seat === view.viewer)
    if (given) {
      setStrayed(isStrayed(givenLesson, given) ? givenLesson.lesson : null)
      finish(givenLesson.lesson.id)
    }
    if (given || entries < givenLesson.entry) setGivenLesson(null)
  }, [entries, lesson?.id, givenLesson])
  const needed = tutorial.lessons.filter(({ rare }) => !rare)
  return {
    lesson,
    advised,
    strayed: strayed?.otherwise ? strayed : null,
    read: needed.filter(({ id }) => read.includes(id)).length,
    total: needed.length,
    next: () => lesson && finish(lesson.id),
  }
}
