import { type Flow, forecastAnswer, Match, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { bring, endless, type TinyTable, tinyMatch } from './tiny-game.ts'

const at = (zone: string, seat = -1) => ({ zone, at: seat })

test('[K82] the certain effects of an answer are listed: numbers, scores, pieces, marks and the next question', () => {
  const match = tinyMatch(
    function* (t): Flow<string> {
      const ant = bring(t, 'ant', 'hand', 0)
      const bee = bring(t, 'bee', 'open')
      if (yield* t.agree({ seat: 0, rule: 'ask' })) {
        t.cite('ask').add('coins', 2, 0)
        t.cite('ask').move(ant, t.zone('open'))
        t.cite('ask').mark('wet', bee, 1)
      }
      yield* t.agree({ seat: 1, rule: 'other' })
      return yield* endless(t)
    },
    { score: (t, seat) => t.track('coins', seat) },
  )
  const hash = match.hash
  const forecast = forecastAnswer(match, 0, true)
  expect(forecast).toEqual({
    tracks: [{ name: 'coins', seat: 0, from: 1, to: 3 }],
    scores: [{ seat: 0, from: 1, to: 3 }],
    moves: [{ card: 'ant', piece: expect.stringMatching(/^ant#/), from: at('hand', 0), to: at('open') }],
    marks: [{ name: 'wet', card: 'bee', at: at('open'), to: 1 }],
    next: { seat: 1, text: 'other' },
    unknown: false,
  })
  expect(forecastAnswer(match, 0, false)).toMatchObject({ tracks: [], moves: [], next: { seat: 1 }, unknown: false })
  expect(match.hash).toBe(hash)
})

test('[K82] it ends at a die, and nothing that comes after is told', () => {
  const match = tinyMatch(function* (t): Flow<string> {
    yield* t.agree({ seat: 0, rule: 'ask' })
    t.cite('ask').add('coins', 1, 0)
    t.cite('ask').roll({ seat: 0, sides: 6, purpose: 'luck' })
    t.cite('ask').add('coins', 1, 1)
    return yield* endless(t)
  })
  expect(forecastAnswer(match, 0, true)).toMatchObject({
    tracks: [{ name: 'coins', seat: 0, from: 1, to: 2 }],
    next: null,
    unknown: true,
  })
})

test('[K82] it ends at a card that the seat does not know: the card has no name, and what hangs on it is open', () => {
  const match = tinyMatch(function* (t): Flow<string> {
    yield* t.agree({ seat: 0, rule: 'ask' })
    const top = t.zone('deck').top as number
    t.cite('ask').move(top, t.zone('hand', 0))
    t.cite('ask').add('coins', t.card(top).id === 'ant' ? 2 : 1, 0)
    return yield* endless(t)
  })
  expect(forecastAnswer(match, 0, true)).toEqual({
    tracks: [],
    scores: [],
    moves: [{ card: null, piece: null, from: at('deck'), to: at('hand', 0) }],
    marks: [],
    next: null,
    unknown: true,
  })
})

test('[K82] effects that differ from world to world are marked as unknown', () => {
  const match = tinyMatch(function* (t): Flow<string> {
    yield* t.agree({ seat: 0, rule: 'ask' })
    const hidden = t.card(t.zone('deck').top as number).id
    t.cite('ask').add('coins', hidden === 'elk' ? 2 : 1, 0)
    return yield* endless(t)
  })
  const forecast = forecastAnswer(match, 0, true)
  expect(forecast?.tracks).toEqual([{ name: 'coins', seat: 0, from: 1, to: null }])
})

test('[K82] a number that the seat may not see is not told, nor that it changes', () => {
  const match = tinyMatch(function* (t): Flow<string> {
    yield* t.agree({ seat: 0, rule: 'ask' })
    t.cite('ask').add('secret', 2, 1)
    return yield* endless(t)
  })
  expect(forecastAnswer(match, 0, true)?.tracks).toEqual([])
})

test('[K82] nobody has a forecast who is not asked, nor for an answer that cannot be given', () => {
  const match = tinyMatch((t: TinyTable) => endless(t))
  expect(forecastAnswer(match, 1, true)).toBeNull()
  expect(forecastAnswer(match, 0, 'nonsense')).toBeNull()
  const sealing = new Match({ game: lanterns, seats: 3, seed: 'seals' })
  expect(sealing.sealing).toBe(true)
  expect(forecastAnswer(sealing, 1, 'nonsense')).toBeNull()
})

test('[K82] every answer of whole games has a forecast, also under seals, and what it tells comes to pass', () => {
  let told = 0
  for (let s = 0; s < 6; s++) {
    const match = new Match({ game: lanterns, seats: 2 + (s % 3), seed: `forecast ${s}` })
    const chance = seedChance(`answers ${s}`)
    while (!match.over) {
      const entry = randomEntry(match, chance)
      const alone = !match.sealing
      const forecast = 'answer' in entry ? forecastAnswer(match, entry.seat, entry.answer) : null
      if ('answer' in entry) expect(forecast).not.toBeNull()
      match.enter(entry)
      if (!forecast || !alone || forecast.unknown) continue
      const { next, tracks } = forecast
      if (next !== null && next !== 'over') expect(match.askOf(next.seat)?.text).toBe(next.text)
      for (const { name, seat, to } of tracks)
        if (to !== null && !match.sealing) {
          expect(match.table.track(name as never, seat)).toBe(to)
          told++
        }
    }
  }
  expect(told).toBeGreaterThan(10)
})

test('[K83] worlds that look alike to a seat have the same forecast to the byte', () => {
  const forecasts = ['one', 'two', 'three'].map((seed) => {
    const match = tinyMatch(
      function* (t): Flow<string> {
        yield* t.agree({ seat: 0, rule: 'ask' })
        t.cite('ask').move(t.zone('hand', 1).pieces[0] as number, t.zone('open'))
        return yield* endless(t)
      },
      {
        setup: (t) => {
          for (const piece of t.zone('box').pieces.slice()) t.cite('setup').move(piece, t.zone('deck'))
          const ids = { one: ['ant', 'bee'], two: ['bee', 'cat'], three: ['dog', 'ant'] }[seed] as string[]
          for (const id of ids) bring(t, id, 'hand', 1)
        },
      },
    )
    return JSON.stringify(forecastAnswer(match, 0, true)?.moves)
  })
  expect(new Set(forecasts).size).toBe(1)
})
