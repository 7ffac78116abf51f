import { game } from '@sablier/donjon-quetes-trahisons'
import { type Ask, below, type Chance, canonicalJson, Match, Refusal, type Seat, seedChance } from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { offered, table } from './kit.ts'

/** Questions whose answers nobody else may read: sealed sides, and quests chosen or handed over face down. */
const SECRET = ['arena.secret-choice', 'quests-to-hand', 'setup.main-quest', 'supply.quest-draw', 'event.new-choice']
const STEPS = 12

/** Everything a viewer gets, from an event on. */
const gets = (match: Match, viewer: Seat | 'spectator', from: number): string =>
  canonicalJson({ view: match.view(viewer), heard: match.heard(viewer, from) })

/** Whether the secret may have come out since: sides after the dice, quests that moved on, and everything at the end. */
const isOpen = (match: Match, since: number): boolean =>
  match.over ||
  (match.events ?? []).slice(since).some((event) => {
    if (event.type === 'fact-set') return event.name === 'sides'
    return event.type === 'moved' && ['completed', 'secondary-quests', 'considered'].includes(event.to.zone)
  })

/** Seats that hold a quest they did not hold before: they read what they were handed. */
const receivers = (before: Match, after: Match): Seat[] =>
  before.table.seats.filter((seat) =>
    after.table
      .zone('secondary-quests', seat)
      .pieces.some((piece) => !before.table.zone('secondary-quests', seat).has(piece)),
  )

/** Lets a seat give two different secret answers in two copies of a match and looks for anybody who can tell. */
function tellsApart(match: Match, ask: Ask, chance: Chance): string | null {
  const answers = match.asSeenBy(ask.seat, () => [
    ask.encode(ask.randomChoice(chance)),
    ask.encode(ask.randomChoice(chance)),
  ])
  if (canonicalJson(answers[0]) === canonicalJson(answers[1])) return null
  // New Choice: that a quest was swapped is seen by all, which one is not.
  if (ask.text === 'event.new-choice' && answers.some((answer) => (answer as readonly string[]).length === 0))
    return null
  const from = match.events?.length ?? 0
  const [one, other] = [match.fork(), match.fork()]
  one.answer(ask.seat, answers[0])
  other.answer(ask.seat, answers[1])
  const since = one.events?.length ?? 0
  if (isOpen(one, from) && ask.text === 'arena.secret-choice') return null
  const knowing = ask.text === 'quests-to-hand' ? [ask.seat, ...receivers(match, one)] : [ask.seat]
  const outsiders = [...match.table.seats, 'spectator' as const].filter(
    (viewer) => viewer === 'spectator' || !knowing.includes(viewer),
  )
  for (let step = 0; step < STEPS && !isOpen(one, since) && !isOpen(other, since); step++) {
    for (const viewer of outsiders)
      if (gets(one, viewer, from) !== gets(other, viewer, from))
        return `${viewer} can tell ${JSON.stringify(answers)} of ${ask.seat} apart (${ask.text}, step ${step}, ${one.table.phase})`
    try {
      const entry = randomEntry(one, chance)
      one.enter(entry)
      other.enter(entry)
    } catch (thrown) {
      // What was possible in one world only proves nothing about the other.
      if (thrown instanceof Refusal) return null
      throw thrown
    }
  }
  return null
}

describe('sealed sides and face-down quests', () => {
  for (const seats of [2, 3, 4, 5, 6])
    test(`[arena.secret-choice][visibility.quests-hidden] nobody can tell secret answers apart with ${seats} seats`, () => {
      const met = new Set<string>()
      for (let n = 0; n < 3; n++) {
        const match = new Match({ game, seats, options: { target: 12 }, seed: `leak ${seats} ${n}` })
        const chance = seedChance(`leak ${seats} ${n}`)
        while (!match.over) {
          const ask = match.asks().find(({ text }) => SECRET.includes(text))
          if (ask && below(chance, 2) === 0) {
            met.add(ask.text)
            expect(tellsApart(match, ask, chance)).toBeNull()
          }
          match.enter(randomEntry(match, chance))
        }
      }
      expect(met).toContain(seats === 2 ? 'supply.quest-draw' : 'arena.secret-choice')
    })
  for (const seats of [2, 4])
    test(`[supply.trade][visibility.quests-hidden] only the two know which quest was traded with ${seats} seats`, () => {
      const quests = ['q-edge', 'q-smith', 'q-just']
      const t = table({ seats, zones: { 'secondary-quests': { 0: quests } }, tracks: { gems: { 1: 3 } } })
      offered(t, 0, { to: 1, give: { quests: 1 }, want: { gems: 1 } }).take(1, 'accept:0')
      expect(t.ask.text).toBe('quests-to-hand')
      const chance = seedChance('handed over')
      for (let n = 0; n < 10; n++) expect(tellsApart(t.match, t.ask, chance)).toBeNull()
    })
})
