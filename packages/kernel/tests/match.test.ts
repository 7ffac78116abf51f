import {
  below,
  commitTo,
  hashState,
  Match,
  Refusal,
  rollDie,
  type SavedMatch,
  Simulation,
  seedChance,
  seedFrom,
  shuffleInPlace,
} from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { play } from './play.ts'
import { bring, endless, tinyMatch } from './tiny-game.ts'

describe('checkpoints and undo', () => {
  test('[K52] a checkpoint and the entries since give the same position as a replay', () => {
    for (const n of [1, 7, 20, 33, 48]) {
      const match = play('check', n)
      const { checkpoint, since } = match.position()
      expect(checkpoint.count + since.length).toBe(match.entries.length)
      const loaded = new Match(match, { from: match.saved() })
      expect(loaded.hash).toBe(match.hash)
      expect(loaded.asks().map((ask) => [ask.seat, ask.rule])).toEqual(match.asks().map((ask) => [ask.seat, ask.rule]))
      if (!match.sealing) {
        const simulation = Simulation.resume(match, checkpoint.state, since)
        expect(hashState(simulation.table.state)).toBe(hashState(match.table.state))
      }
    }
  })
  test('[K52] a replay has the checkpoints near its end, and goes back from there as the match it repeats', () => {
    const match = play('check', 48)
    const again = Match.replay(match, match.entries, { hashes: match.hashes })
    expect(again.position().checkpoint).toEqual(match.position().checkpoint)
    for (const back of [1, 5, 30]) {
      const count = match.entries.length - back
      again.undoTo(count)
      expect(again.position().checkpoint.count).toBe(play('check', count).position().checkpoint.count)
      expect(again.hash).toBe(match.hashes[count - 1])
      for (const entry of match.entries.slice(count)) again.enter(entry)
      expect(again.hash).toBe(match.hash)
      expect(again.position().checkpoint).toEqual(match.position().checkpoint)
    }
  })
  test('[K52] a position that was given out stays as it was while the match goes on', () => {
    const match = play('given out', 6)
    const chance = seedChance('given out')
    const given: { readonly what: unknown; readonly was: string }[] = []
    while (!match.over) {
      for (const what of [match.checkpoint, match.position().checkpoint, match.saved()])
        given.push({ what, was: JSON.stringify(what) })
      for (let n = 0; n < 7 && !match.over; n++) match.enter(randomEntry(match, chance))
    }
    for (const { what, was } of given) expect(JSON.stringify(what)).toBe(was)
  })
  test('[K66] a viewer who looked all along, in shared asks too, sees the same as one who looks for the first time', () => {
    for (const seats of [2, 4]) {
      const match = play(`looked ${seats}`, 0, seats)
      const chance = seedChance(`looked ${seats}`)
      const viewers = ['spectator', ...match.table.seats] as const
      for (let n = 0; !match.over; n++) {
        const asked = match.asks()[n % match.asks().length]?.seat ?? 0
        match.enter(randomEntry(match, chance))
        if (n % 4 === 0 && match.canUndo(asked)) match.undo(asked)
        const first = Match.replay(match, match.entries)
        for (const viewer of viewers) expect(match.show(viewer).payload).toEqual(first.show(viewer).payload)
      }
    }
  })
  test('[K54] the line never falls back while the match goes on', () => {
    const match = play('line', 0)
    const chance = seedChance('line')
    const lines: number[] = []
    while (!match.over && match.entries.length < 60) {
      match.enter(randomEntry(match, chance))
      lines.push(match.undoLimit)
    }
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    expect(lines.some((line, i) => line > 0 && line < i + 1)).toBe(true)
  })
  test('[K53] a fork goes its own way', () => {
    const match = play('fork', 30)
    const hash = match.hash
    const fork = match.fork()
    const chance = seedChance('other')
    while (!fork.over) fork.enter(randomEntry(fork, chance))
    expect(match.hash).toBe(hash)
    expect(match.entries).toHaveLength(30)
  })
  test('[K54] undo is free until somebody learns something or another seat acts', () => {
    const match = tinyMatch(function* (t) {
      yield* t.agree({ seat: 0, rule: 'ask' })
      t.cite('other').add('coins', 1, 0)
      yield* t.agree({ seat: 0, rule: 'ask' })
      t.cite('other').deal({ from: t.zone('deck'), to: t.zone('open') })
      yield* t.agree({ seat: 0, rule: 'ask' })
      yield* t.agree({ seat: 1, rule: 'ask' })
      return yield* endless(t)
    })
    match.answer(0, true)
    expect(match.canUndo(0)).toBe(true)
    match.undo(0)
    expect(match.table.track('coins', 0)).toBe(1)
    match.answer(0, true)
    match.answer(0, true)
    expect(match.canUndo(0)).toBe(false)
    expect(() => match.undo(0)).toThrow(/Nothing can be taken back/)
    match.answer(0, false)
    expect(match.canUndo(0)).toBe(true)
    match.answer(1, true)
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true])
  })
  test('[K55] undo and redo give the same game; beyond the line a moment must be named', () => {
    const match = play('undo', 40)
    const hashes = match.hashes.slice()
    const entries = match.entries.slice()
    match.undoTo(12)
    expect(match.hashes).toEqual(hashes.slice(0, 12))
    for (const entry of entries.slice(12)) match.enter(entry)
    expect(match.hashes).toEqual(hashes)
    const fresh = play('undo', 40)
    expect(match.heard(0)).toEqual(fresh.heard(0))
    expect(match.heard('spectator')).toEqual(fresh.heard('spectator'))
    expect(() => match.undoTo(41)).toThrow(/no moment 41/)
    expect(() => match.undoTo(-1)).toThrow(Refusal)
  })
  test('[K73] a match that goes on from a checkpoint differs in nothing from one that was played here', () => {
    const viewers = [0, 1, 2, 'spectator'] as const
    const seen = (match: Match) =>
      JSON.parse(JSON.stringify(viewers.map((viewer) => [match.view(viewer), match.heard(viewer)])))
    for (let n = 0; n <= 60; n++) {
      const match = play('stored', n)
      const stored = JSON.parse(JSON.stringify(match.saved())) as SavedMatch
      expect(stored.events).toHaveLength(stored.checkpoint.eventCount)
      const loaded = new Match(match, { from: stored })
      expect(loaded.hashes).toEqual(match.hashes)
      expect(JSON.parse(JSON.stringify(loaded.events))).toEqual(JSON.parse(JSON.stringify(match.events)))
      expect(seen(loaded), `after ${n}`).toEqual(seen(match))
      const { events: _, ...without } = stored
      const silent = new Match(match, { from: without })
      expect([silent.eventsFrom, silent.eventCount]).toEqual([stored.checkpoint.eventCount, match.eventCount])
      for (const viewer of viewers)
        expect(silent.heard(viewer, stored.checkpoint.eventCount)).toEqual(
          match.heard(viewer, stored.checkpoint.eventCount),
        )
      if (n % 20 === 19) {
        silent.undoTo(n / 2 - 1 / 2)
        expect(seen(silent)).toEqual(seen(play('stored', n / 2 - 1 / 2)))
      }
      for (const seat of match.table.seats) {
        if (!match.canUndo(seat)) continue
        match.undo(seat)
        loaded.undo(seat)
        expect(loaded.hashes).toEqual(match.hashes)
        expect(seen(loaded), `${seat} takes back ${n}`).toEqual(seen(match))
      }
      if (n % 20 !== 0) continue
      match.undoTo(n / 2)
      loaded.undoTo(n / 2)
      expect(seen(loaded)).toEqual(seen(match))
      expect(seen(loaded)).toEqual(seen(play('stored', n / 2)))
    }
  })
  test('[K77] events handed over equal those of a match that keeps them, also after going back', () => {
    const kept = play('taken', 0)
    const handing = play('taken', 0)
    const chance = seedChance('taken')
    let taken: unknown[] = []
    const take = () => {
      taken = [...taken.slice(0, handing.eventsFrom), ...handing.handOver()]
      expect(handing.events).toEqual([])
      expect(taken).toEqual(kept.events)
    }
    for (let n = 0; n < 120 && !kept.over; n++) {
      const entry = randomEntry(kept, chance)
      for (const match of [kept, handing]) match.enter(entry)
      if (n % 3 !== 0) take()
      if (n % 5 === 0 && kept.canUndo(entry.seat)) for (const match of [kept, handing]) match.undo(entry.seat)
      if (n % 17 === 16) {
        const back = kept.entries.length - 1 - (n % 12)
        for (const match of [kept, handing]) match.undoTo(Math.max(0, back))
      }
      expect(() => handing.answer(0, 'no such thing')).toThrow()
      if (n % 2 === 0) take()
    }
    take()
    expect(handing.fork().eventCount).toBe(kept.eventCount)
  })
  test('[K74] going back to where the rules do not lead any more is refused and changes nothing', () => {
    const match = play('old rules', 40)
    const { checkpoint, entries, hashes } = match.saved()
    const other = { game: lanterns, seats: 3, seed: seedFrom('another game', []) }
    const from = { checkpoint, entries, hashes }
    const loaded = new Match(other, { from })
    const linesOf = () => loaded.entries.map((_, count) => loaded.undoLimitAt(count))
    const before = [loaded.hashes.slice(), loaded.view(1), loaded.heard(1), loaded.canUndo(0)]
    for (const count of [1, 12, checkpoint.count - 1]) {
      expect(loaded.earlier(count)).toBeNull()
      // Not which answer does not fit: it may be secret.
      expect(() => loaded.undoTo(count)).toThrow(new Refusal('The rules have changed since this moment'))
      expect([loaded.hashes, loaded.view(1), loaded.heard(1), loaded.canUndo(0)]).toEqual(before)
    }
    const chance = seedChance('on')
    for (let n = 0; n < 12; n++) loaded.enter(randomEntry(loaded, chance))
    const lines = linesOf()
    expect(() => loaded.undoTo(1)).toThrow(Refusal)
    expect(linesOf()).toEqual(lines)
    while (loaded.position().checkpoint.count === checkpoint.count) loaded.enter(randomEntry(loaded, chance))
    expect(() => loaded.undoTo(checkpoint.count - 1)).toThrow(Refusal)
    const { hash } = loaded
    const leads = (count: number) => loaded.earlier(count) !== null
    expect([leads(checkpoint.count - 1), leads(checkpoint.count), loaded.hash]).toEqual([false, true, hash])
    loaded.undoTo(checkpoint.count)
    expect(loaded.hashes).toEqual(match.hashes.slice(0, checkpoint.count))
  })
  test('[K56] an entry that breaks on the way leaves the match as it was', () => {
    const match = tinyMatch(function* (t) {
      const bad = yield* t.agree({ seat: 0, rule: 'ask' })
      bring(t, 'ant', 'open')
      if (bad) throw new Error('broken on purpose')
      return yield* endless(t)
    })
    const before = match.hash
    const events = match.events?.length
    expect(() => match.answer(0, true)).toThrow('broken on purpose')
    expect([match.hash, match.entries.length, match.events?.length, match.table.zone('open').size]).toEqual([
      before,
      0,
      events,
      0,
    ])
    match.answer(0, false)
    expect(match.table.zone('open').size).toBe(1)
  })
})

describe('chance', () => {
  test('[K57] the same seed gives the same game, and dice and shuffles are fair', () => {
    expect(play('same').hashes).toEqual(play('same').hashes)
    expect(play('same').hash).not.toBe(play('different').hash)
    const chance = seedChance('fair')
    const faces = [0, 0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 8000; i++) faces[rollDie(chance, 8) - 1] = (faces[rollDie(chance, 8) - 1] ?? 0) + 1
    for (const n of faces) expect(n).toBeGreaterThan(800)
    const firsts = [0, 0, 0, 0, 0]
    for (let i = 0; i < 5000; i++) {
      const items = [0, 1, 2, 3, 4]
      shuffleInPlace(chance, items)
      firsts[items[0] as number] = (firsts[items[0] as number] ?? 0) + 1
    }
    for (const n of firsts) expect(n).toBeGreaterThan(850)
    expect(below(chance, 1)).toBe(0)
  })
  test('[K58] the commitment fixes the secret; the seed is made of it and what the seats added', () => {
    expect(commitTo('a')).toBe(commitTo('a'))
    expect(commitTo('a')).not.toBe(commitTo('b'))
    expect(commitTo('a')).not.toContain('a'.repeat(2))
    const seeds = [
      seedFrom('a', []),
      seedFrom('a', ['x']),
      seedFrom('a', ['x', 'y']),
      seedFrom('a', ['xy']),
      seedFrom('b', ['x']),
    ]
    expect(new Set(seeds).size).toBe(5)
  })
})
