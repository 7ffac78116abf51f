import { type Flow, Refusal, RulesFault, type RunningTable } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { bring, endless, type TinyTable, tinyMatch } from './tiny-game.ts'

function* done(t: TinyTable): Flow<string> {
  yield* t.agree({ seat: 0, rule: 'ask' })
  return t.finish('win', { reason: 'done', winners: [0], scores: [1, 0] })
}

describe('flow', () => {
  test('[K1] a phase that returns a name begins that phase, and the state says so', () => {
    const match = tinyMatch(function* (t) {
      yield* t.agree({ seat: 1, rule: 'ask' })
      t.cite('other').setRound(3)
      t.cite('other').passTurn(1)
      return 'second'
    })
    expect(match.table.state.phase).toBe('play')
    match.answer(1, true)
    expect(match.table.state).toMatchObject({ phase: 'second', round: 3, active: 1 })
    expect(match.asks().map((ask) => ask.seat)).toEqual([0])
  })

  test('[K2] each act tells one event that cites its rule and the number of entries', () => {
    const match = tinyMatch(function* (t) {
      yield* t.agree({ seat: 0, rule: 'ask' })
      const before = match.events?.length ?? 0
      bring(t, 'ant', 'open')
      t.cite('other').add('coins', 1, 0)
      t.cite('other').set('note', [1])
      t.cite('other').mark('wet', t.zone('open').top as number, 1)
      // What the rules do with the dice afterwards changes nothing of what was told.
      t.cite('other').roll({ seat: 0, sides: 6, n: 2, purpose: 'test' }).pop()
      t.cite('other').shuffle(t.zone('deck'))
      t.cite('other').say('hello')
      expect((match.events?.length ?? 0) - before).toBe(7)
      return yield* endless(t)
    })
    match.answer(0, true)
    const told = (match.events ?? []).slice(-7)
    expect(told.map((event) => event.type)).toEqual([
      'moved',
      'track-changed',
      'fact-set',
      'marked',
      'rolled',
      'shuffled',
      'said',
    ])
    expect(told.map((event) => event.rule)).toEqual(['setup', 'other', 'other', 'other', 'other', 'other', 'other'])
    expect(new Set(told.map((event) => event.entry))).toEqual(new Set([1]))
    expect(told[4]).toMatchObject({ values: [expect.any(Number), expect.any(Number)] })
  })

  test('[K3] finish ends the game from any depth; afterwards everything is refused', () => {
    const match = tinyMatch(function* (t) {
      yield* t.ability(function* () {
        yield* done(t)
      })
      return 'second'
    })
    match.answer(0, true)
    expect(match.result).toEqual({ reason: 'done', winners: [0], scores: [1, 0] })
    expect(match.asks()).toEqual([])
    expect(() => match.answer(0, true)).toThrow(Refusal)
    expect(match.entries).toHaveLength(1)
  })

  test('[K4] a phase that does not exist is a fault, and so is one that ends with triggers waiting', () => {
    expect(() =>
      tinyMatch(function* () {
        return 'nowhere'
      }),
    ).toThrow(/No phase is called nowhere/)
    const idle = { owner: 0, piece: 0, *run(): Flow<void> {} }
    expect(() =>
      tinyMatch(function* (t) {
        const { triggers } = t as RunningTable
        triggers.waiting.push([idle])
        return 'second'
      }),
    ).toThrow(RulesFault)
  })
})
