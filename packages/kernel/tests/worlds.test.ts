import { type Flow, hashState, Match, type Seat, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { bring, endless, type TinyTable, tinyMatch } from './tiny-game.ts'

test('[K50] a world can be made for every asked seat at every moment, also among sealed answers', () => {
  for (let s = 0; s < 15; s++) {
    const match = new Match({ game: lanterns, seats: 2 + (s % 3), seed: `s${s}` })
    const chance = seedChance(`c${s}`)
    while (!match.over) {
      for (const ask of match.asks()) expect(match.world(ask.seat, seedChance('w')).ask).not.toBeNull()
      match.enter(randomEntry(match, chance))
    }
  }
})

function* wearAnt(t: TinyTable, seat: Seat): Flow<void> {
  const ants = t.zone('hand', seat).pieces.filter((piece) => t.card(piece).id === 'ant')
  yield* t.choose({ seat, rule: 'ask', among: ants.length > 0 ? ['wear', 'keep'] : ['keep', 'pass'] })
}
/** A common ask, then in a phase of its own so many questions that a replay keeps no checkpoint of it, and a common ask again. */
function* longWay(t: TinyTable): Flow<string> {
  const wasHere = t.phase === 'second'
  if (!wasHere) {
    bring(t, 'ant', 'hand', 0)
    bring(t, 'bee', 'hand', 1)
  } else for (let n = 0; n < 20; n++) if (yield* t.agree({ seat: 0, rule: 'other' })) t.cite('other').add('clock', n)
  yield* t.together([0, 1], (seat) => wearAnt(t, seat))
  return wasHere ? yield* endless(t) : 'second'
}
test('[K68] a replayed match makes the same worlds: dealt in the common ask that is open, not in an earlier one', () => {
  const match = tinyMatch(longWay, { phases: { play: longWay, second: longWay } })
  match.answer(0, 'wear')
  match.answer(1, 'keep')
  for (let n = 0; n < 20; n++) match.answer(0, n % 3 === 0)
  const again = Match.replay(match, match.entries)
  expect(again.position().since.length).toBeGreaterThan(match.position().since.length)
  for (let n = 0; n < 10; n++)
    expect(hashState(again.world(1, seedChance(`${n}`)).table.state)).toBe(
      hashState(match.world(1, seedChance(`${n}`)).table.state),
    )
})

test('[K68] in a world made during a common ask others choose among the cards it deals them', () => {
  const match = tinyMatch(function* (t) {
    bring(t, 'ant', 'hand', 0)
    bring(t, 'bee', 'hand', 1)
    yield* t.together([0, 1], (seat) => wearAnt(t, seat))
    return yield* endless(t)
  })
  const asked = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const { table, ask } = match.world(1, seedChance(`${n}`))
    const [piece] = table.zone('hand', 0).pieces
    const holdsAnt = table.card(piece as number).id === 'ant'
    expect([ask?.seat, ask?.items[0]]).toEqual([0, holdsAnt ? 'wear' : 'keep'])
    asked.add(`${holdsAnt}`)
  }
  expect(asked.size).toBe(2)
})
