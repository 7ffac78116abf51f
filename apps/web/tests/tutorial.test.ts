import { decide, type GameBot, scoreBot } from '@sablier/bots'
import { type AnyGame, Match, type SeenAsk, seedFrom } from '@sablier/kernel'
import { findGame, SHELF } from '@sablier/shelf'
import { VIEWS } from '@sablier/shelf/views'
import type { Lesson, Tutorial } from '@sablier/ui'
import { expect, test } from 'vitest'
import { advisedAnswer, dueLesson, isAboutAsk } from '../src/play/lessons.ts'

/** A guided game is short: all lessons are told within so many answers of the learner. */
const PATIENCE = 70
const YOU = 0

async function open(id: string): Promise<{ game: AnyGame; bot: GameBot; tutorial: Tutorial }> {
  const [box, look] = await Promise.all([findGame(id)?.load(), VIEWS[id]?.()])
  const tutorial = await look?.tutorial?.()
  if (!box || !tutorial) throw new Error(`${id} has no tutorial`)
  return { game: box.game, bot: box.bot ?? scoreBot, tutorial }
}

interface GivenLesson {
  readonly lesson: Lesson
  readonly ask: SeenAsk | null
  readonly answers: number
}

/** Plays a tutorial as its guide leads: advised answers first, else what a beginner would do. */
function follow({ game, bot, tutorial }: Awaited<ReturnType<typeof open>>): GivenLesson[] {
  const { seats, options, secret, lessons } = tutorial
  const match = new Match({ game, seats, options, seed: seedFrom(secret, []) })
  const heard = new Set<string>()
  const told: GivenLesson[] = []
  let from = 0
  for (let answers = 0; answers <= PATIENCE && told.length < lessons.length; ) {
    for (const event of match.heard(YOU, from)) if (event.type === 'said') heard.add(event['key'] as string)
    from = match.events?.length ?? 0
    const { ask, state } = match.view(YOU)
    const next = () =>
      dueLesson(
        tutorial,
        told.map(({ lesson }) => lesson.id),
        { ask, heard, round: state.round },
      )
    let lesson = next()
    for (; lesson && !isAboutAsk(lesson); lesson = next()) told.push({ lesson, ask: null, answers })
    if (lesson) told.push({ lesson, ask, answers })
    if (match.over) break
    const seat = ask ? YOU : (match.asks()[0]?.seat ?? YOU)
    const advised = ask && lesson ? advisedAnswer(lesson, ask) : null
    const seed = `${secret} ${match.entries.length} ${seat}`
    const entry =
      advised !== null ? { seat, answer: advised } : decide({ match, seat, level: 'novice', bot, seed }).entry
    if (!entry) throw new Error(`Seat ${seat} does not answer`)
    match.enter(entry)
    if (ask) answers++
  }
  return told
}

for (const { id } of SHELF) {
  test(`the tutorial of ${id} tells every lesson on the way it leads`, async () => {
    const box = await open(id)
    const told = follow(box)
    expect(told.map(({ lesson }) => lesson.id).sort()).toEqual(box.tutorial.lessons.map((lesson) => lesson.id).sort())
    for (const { lesson, ask } of told)
      if (lesson.answer) expect(ask && advisedAnswer(lesson, ask), `advice of ${lesson.id}`).not.toBeNull()
  })

  test(`the tutorial of ${id} speaks of what the game has, in both languages`, async () => {
    const { game, tutorial } = await open(id)
    for (const { id: lesson, point, text, otherwise, when } of tutorial.lessons) {
      const [kind = '', name = ''] = (point ?? 'ask').split(' ')
      expect(['ask', 'log', 'seats', 'phase', 'part', 'zone'], lesson).toContain(kind)
      if (kind === 'zone') expect(Object.keys(game.shape.zones), lesson).toContain(name)
      for (const key of [when?.ask ?? []].flat()) expect(Object.keys(game.text.asks), lesson).toContain(key)
      if (when?.heard) expect(Object.keys(game.text.log), lesson).toContain(when.heard)
      for (const said of [text, otherwise ?? text]) {
        expect(said.en, lesson).not.toBe(said.fr)
        expect(said.fr, lesson).not.toContain("'")
      }
    }
  })
}
