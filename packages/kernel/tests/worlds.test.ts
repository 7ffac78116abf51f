import { type Ask, type Flow, hashState, Match, type Seat, Simulation, seedChance } from '@sablier/kernel'
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

test('[K75] a world laid out over an earlier one is the same as a new one, wherever the earlier one was left', () => {
  let over: Simulation | null = null
  for (let s = 0; s < 6; s++) {
    const match = new Match({ game: lanterns, seats: 4, seed: `over ${s}` })
    const chance = seedChance(`over ${s}`)
    over = null
    for (let n = 0; !match.over; n++) {
      const seat = match.asks()[0]?.seat as Seat
      const fresh = match.world(seat, seedChance(`${n}`))
      const again: Simulation = match.world(seat, seedChance(`${n}`), over)
      if (over) expect(again).toBe(over)
      expect(hashState(again.table.state)).toBe(hashState(fresh.table.state))
      expect(again.table.gathering).toEqual(fresh.table.gathering)
      const [one, other] = [seedChance(`${n} on`), seedChance(`${n} on`)]
      // Left in the middle of whatever comes then, a shared question or an ability, or at the end of the game.
      for (let steps = 0; steps < n % 9 && fresh.ask; steps++) {
        expect(again.ask?.rule).toBe(fresh.ask.rule)
        again.choose((again.ask as Ask).randomChoice(one))
        fresh.choose(fresh.ask.randomChoice(other))
      }
      expect(hashState(again.table.state)).toBe(hashState(fresh.table.state))
      over = again
      match.enter(randomEntry(match, chance))
    }
  }
})

test('[K76] questions answered on the spot lead where the same answers lead one by one; one without an answer stays open', () => {
  for (let limit = 1; limit < 120; limit += 7) {
    const [slow, quick] = [0, 1].map(() => Simulation.start(lanterns, 4, {}, `spot ${limit}`)) as [
      Simulation,
      Simulation,
    ]
    const [one, other] = [seedChance('a'), seedChance('a')]
    for (let n = 0; n < limit && slow.ask; n++) slow.choose(slow.ask.randomChoice(one))
    let answered = 1
    quick.choose((quick.ask as Ask).randomChoice(other), {
      answer: (ask) => (answered++ < limit ? ask.randomChoice(other) : null),
    })
    expect([quick.ask?.seat, quick.ask?.rule]).toEqual([slow.ask?.seat, slow.ask?.rule])
    expect(hashState(quick.table.state)).toBe(hashState(slow.table.state))
    quick.choose((quick.ask as Ask).randomChoice(other))
    slow.choose((slow.ask as Ask).randomChoice(one))
    expect(hashState(quick.table.state)).toBe(hashState(slow.table.state))
  }
})

function* wearAnt(t: TinyTable, seat: Seat): Flow<void> {
  const ants = t.zone('hand', seat).pieces.filter((piece) => t.card(piece).id === 'ant')
  yield* t.choose({ seat, rule: 'ask', among: ants.length > 0 ? ['wear', 'keep'] : ['keep', 'pass'] })
}
/** A shared question, then in a phase of its own so many questions that a replay keeps no checkpoint of it, and a shared question again. */
function* longWay(t: TinyTable): Flow<string> {
  const wasHere = t.phase === 'second'
  if (!wasHere) {
    bring(t, 'ant', 'hand', 0)
    bring(t, 'bee', 'hand', 1)
  } else for (let n = 0; n < 20; n++) if (yield* t.agree({ seat: 0, rule: 'other' })) t.cite('other').add('clock', n)
  yield* t.together([0, 1], (seat) => wearAnt(t, seat))
  return wasHere ? yield* endless(t) : 'second'
}
test('[K68] a replayed match makes the same worlds: dealt in the shared question that is open, not in an earlier one', () => {
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

test('[K68] in a world made during a shared question others choose among the cards it deals them', () => {
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
