import { checkOptions, copyState, hashState, Match } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import { bring, endless, type TinyTable, tinyGame, tinyMatch } from './tiny-game.ts'

const still = (work: (t: TinyTable) => void) =>
  tinyMatch(function* (t) {
    work(t)
    return yield* endless(t)
  }).table

describe('table', () => {
  test('[K27] pieces start in the box; stacks have a top, rows have positions', () => {
    const seen: string[][] = []
    const match = new Match({
      game: tinyGame(endless, {
        setup: (t: TinyTable) => {
          expect(t.zone('box').size).toBe(12)
          const [a, b, c, d] = t.zone('box').pieces.slice() as [number, number, number, number]
          t.cite('setup').move(a, t.zone('open'))
          t.cite('setup').move(c, t.zone('open'))
          t.cite('setup').move(b, t.zone('open'), 1)
          t.cite('setup').move(d, t.zone('open'), 'bottom')
          expect(t.zone('open').pieces).toEqual([d, a, b, c])
          expect(t.zone('open').top).toBe(c)
          seen.push(t.zone('open').pieces.map((p) => t.card(p).id))
        },
      }),
      seats: 2,
      seed: 'x',
    })
    expect(match.table.zone('open').size).toBe(4)
    expect(seen[0]).toEqual(['bee', 'ant', 'ant', 'bee'])
  })
  test('[K28] a track keeps its bounds and says what was really added', () => {
    const added: number[] = []
    const t = still((table) => {
      added.push(
        table.cite('other').add('coins', 9, 0),
        table.cite('other').add('coins', -9, 0),
        table.cite('other').add('coins', 0, 0),
      )
    })
    expect(added).toEqual([4, -5, 0])
    expect(t.track('coins', 0)).toBe(0)
    expect(t.track('coins', 1)).toBe(1)
  })
  test('[K28] tracks are set back to where they started, those of every seat; only what changes is told', () => {
    const match = tinyMatch(function* (table) {
      table.cite('other').setTrack('coins', 4, 1)
      table.cite('other').setTrack('clock', 3)
      yield* table.agree({ seat: 0, rule: 'ask' })
      table.cite('limit').clear(['coins', 'clock'])
      return yield* endless(table)
    })
    const eventCount = match.events?.length ?? 0
    match.answer(0, true)
    expect([0, 1].map((seat) => match.table.track('coins', seat))).toEqual([1, 1])
    expect(match.table.track('clock')).toBe(0)
    expect(match.events?.slice(eventCount)).toMatchObject([
      { type: 'track-changed', rule: 'limit', name: 'coins', seat: 1, from: 4, to: 1 },
      { type: 'track-changed', rule: 'limit', name: 'clock', seat: -1, from: 3, to: 0 },
    ])
  })
  test('[K29] marks vanish on a move unless they stay', () => {
    const t = still((table) => {
      const piece = bring(table, 'ant', 'open')
      table.cite('other').mark('wet', piece, 2)
      table.cite('other').mark('named', piece, 3)
      table.cite('other').move(piece, table.zone('shelf'))
    })
    const piece = t.zone('shelf').top as number
    expect([t.mark('wet', piece), t.mark('named', piece)]).toEqual([0, 3])
  })
  test('[K30] facts are replaced: a copy keeps the old value', () => {
    const t = still((table) => table.cite('other').set('note', [1]))
    const copy = copyState(t.state)
    t.cite('other').set('note', [2])
    expect(copy.facts[t.layout.facts['note']?.base ?? -1]).toEqual([1])
    expect(t.fact('note')).toEqual([2])
  })
  test('[K31] a copied state shares nothing that changes', () => {
    const match = new Match({ game: lanterns, seats: 3, seed: 'copy' })
    const { table } = match
    const copy = copyState(table.state)
    const before = hashState(copy)
    expect(before).toBe(hashState(table.state))
    for (const piece of table.zone('hand', 0).pieces.slice()) table.cite('draft.lay').move(piece, table.zone('lair', 0))
    table.cite('draft.lay').shuffle(table.zone('deck'))
    table.cite('draft.lay').add('oil', 3, 1)
    table.cite('draft.lay').mark('glow', table.zone('lair', 0).top as number, 4)
    table.cite('draft.lay').set('shown', [9])
    table.cite('draft.lay').passTurn(2)
    expect(hashState(copy)).toBe(before)
    expect(hashState(table.state)).not.toBe(before)
  })
})

describe('options', () => {
  test('[K63] options get their defaults; what the game does not know is refused by name', () => {
    expect(checkOptions(lanterns, 2, {})).toEqual({ nights: 2 })
    expect(() => checkOptions(lanterns, 2, { nights: 7 })).toThrow(/option nights cannot be 7/)
    expect(() => checkOptions(lanterns, 2, { moons: 1 })).toThrow(/no option moons/)
    expect(() => checkOptions(lanterns, 9, {})).toThrow(/2 to 4 seats, not 9/)
    const picky = { ...lanterns, refuses: () => ({ en: 'not so', fr: 'non' }) }
    expect(() => checkOptions(picky, 2, {})).toThrow('not so')
  })
})
