import { Match, parseRecord, Refusal, recordOf, seedChance, seedFrom, verifyRecord } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry, stepBackFault } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { play } from './play.ts'
import { bring, endless, tinyMatch } from './tiny-game.ts'

/** The dice and cards that a game shows from a moment on, whoever sees them. */
const shownAfter = (match: ReturnType<typeof play>, entries: number) =>
  (match.events ?? []).filter(({ entry }) => entry > entries)

test('[K80] a step back leaves everybody what they knew, and the same chance does not come again', () => {
  const chance = seedChance('moments')
  for (const seed of ['one', 'two', 'three', 'four', 'five']) expect(stepBackFault(play(seed, 60), chance)).toBeNull()
})

test('[K80] a seat that saw the future does not meet it again after a step back', () => {
  const match = play('future', 40)
  const answers = match.entries.slice(10)
  const before = shownAfter(match, 10)
  match.stepBack(10, 1)
  for (const entry of answers) {
    try {
      match.enter(entry)
    } catch (thrown) {
      // Other cards lie there now.
      if (thrown instanceof Refusal) break
      throw thrown
    }
  }
  const again = shownAfter(match, 10)
  expect(again.length).toBeGreaterThan(0)
  expect(again).not.toEqual(before.slice(0, again.length))
})

test('[K80] every step back draws anew, also to the same moment, and by the secret', () => {
  const chanceAfter = (seed: string, ...steps: number[]) => {
    const match = play(seed, 30)
    for (const step of steps) match.stepBack(12, step)
    return match.table.state.chance.join()
  }
  expect(new Set([chanceAfter('a', 1), chanceAfter('a', 2), chanceAfter('b', 1)]).size).toBe(3)
  expect(chanceAfter('a', 1)).toBe(chanceAfter('a', 1))
})

test('[K80] a free undo does not cross a step back', () => {
  const match = play('line', 30)
  match.stepBack(15, 1)
  for (const seat of match.table.seats) expect(match.canUndo(seat)).toBe(false)
})

test('[K80] a bot cannot know what is really drawn after a step back', () => {
  const match = play('worlds', 30)
  for (let step = 1; match.entries.length > 4; step++) {
    match.stepBack(match.entries.length - 3, step)
    const world = match.world(match.asks()[0]!.seat, seedChance('a world'))
    expect(world.table.state.chance).not.toEqual(match.table.state.chance)
  }
})

test('[K80] a record keeps its steps back, and is verified with them', () => {
  const frame = { names: ['A', 'B', 'C'], secret: 'kept', entropy: [] }
  const match = play('kept', 30)
  expect(match.seed).toBe(seedFrom('kept', []))
  match.stepBack(20, 41)
  match.stepBack(8, 57)
  const chance = seedChance('on')
  while (!match.over) match.enter(randomEntry(match, chance))
  const record = parseRecord(JSON.stringify(recordOf(match, frame)))
  expect(record.stepsBack?.map(({ step }) => step)).toEqual([57])
  expect(verifyRecord(lanterns, record).hash).toBe(match.hash)
  const { stepsBack, ...without } = record
  expect(() => verifyRecord(lanterns, without)).toThrow()
  expect(() => verifyRecord(lanterns, { ...without, stepsBack: [{ ...stepsBack![0]!, step: 58 }] })).toThrow()
})

/** The beginning of the phase after so many entries of a match, found by a replay. */
const positionOf = (match: ReturnType<typeof play>, count: number) =>
  Match.replay(match, match.entries.slice(0, count)).checkpoint

test('[K85] going back to a position that was brought is short, and the same as without it', () => {
  for (const count of [0, 7, 13, 30]) {
    const [far, near] = [play('brought', 60), play('brought', 60)]
    near.bring(positionOf(near, count))
    expect(near.replayedTo(count)).toBeLessThan(10)
    expect(near.earlier(count)?.hash).toBe(far.earlier(count)?.hash)
    for (const match of [far, near]) match.stepBack(count, 1)
    expect(near.hash).toBe(far.hash)
    expect(near.events).toEqual(far.events)
    const chance = seedChance('on')
    for (let i = 0; i < 10; i++) {
      const entry = randomEntry(far, chance)
      far.enter(entry)
      near.enter(entry)
    }
    expect(near.hash).toBe(far.hash)
    for (const viewer of ['spectator', ...far.table.seats] as const) {
      expect(near.view(viewer)).toEqual(far.view(viewer))
      if (viewer !== 'spectator') expect(near.canUndo(viewer)).toBe(far.canUndo(viewer))
    }
  }
  expect(play('brought', 60).replayedTo(30)).toBe(30)
})

test('[K85] a position that is brought is forgotten when the match goes back beyond it', () => {
  const match = play('beyond', 60)
  match.bring(positionOf(match, 40))
  match.undoTo(20)
  const chance = seedChance('another way')
  while (match.entries.length < 80) match.enter(randomEntry(match, chance))
  expect(match.replayedTo(41)).toBe(41)
  expect(match.earlier(41)?.hash).toBe(Match.replay(match, match.entries.slice(0, 41)).hash)
})

test('[K85] a position of another game is refused when the match goes back there', () => {
  const match = play('own', 60)
  const { hash } = match
  match.bring(positionOf(play('other', 60), 20))
  expect(match.earlier(22)).toBeNull()
  expect(() => match.undoTo(22)).toThrow(Refusal)
  expect(match.hash).toBe(hash)
})

test('[K81] taking an answer back does not redraw what chance has drawn', () => {
  const byChance = tinyMatch(function* (t) {
    yield* t.agree({ seat: 0, rule: 'ask' })
    t.cite('other').passTurn(t.cite('other').draw([0, 1]))
    return yield* endless(t)
  })
  const byShuffle = tinyMatch(function* (t) {
    for (const card of ['ant', 'bee', 'cat']) bring(t, card, 'open')
    yield* t.agree({ seat: 0, rule: 'ask' })
    t.cite('other').shuffle(t.zone('open'))
    return yield* endless(t)
  })
  const unseen = tinyMatch(function* (t) {
    yield* t.agree({ seat: 0, rule: 'ask' })
    t.cite('other').shuffle(t.zone('deck'))
    return yield* endless(t)
  })
  for (const match of [byChance, byShuffle, unseen]) match.answer(0, true)
  expect([byChance, byShuffle, unseen].map((match) => match.canUndo(0))).toEqual([false, false, true])
})
