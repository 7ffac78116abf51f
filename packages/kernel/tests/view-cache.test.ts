import { canonicalJson, type Flow, Match, seedChance, type ViewChanges, type Viewer } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { tinyMatch } from './tiny-game.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator']

/** Carries out on a copy what is told of the changes, and nothing else. */
function follower(payload: object): ViewChanges {
  const copy = payload as Record<string, unknown> & { state: Record<string, unknown> }
  const list = (name: string) => copy.state[name] as unknown[]
  return {
    part: (name, before, now) => {
      expect(copy[name]).toEqual(before)
      copy[name] = now
    },
    moment: (name, now) => {
      copy.state[name] = now
    },
    place: (index, before, now) => {
      expect(list('places')[index]).toEqual(before)
      list('places')[index] = now
    },
    track: (index, now) => {
      list('tracks')[index] = now
    },
    fact: (index, before, now) => {
      expect(list('facts')[index]).toEqual(before)
      list('facts')[index] = now
    },
  }
}

/** Hears nothing. */
const DEAF: ViewChanges = { part() {}, moment() {}, place() {}, track() {}, fact() {} }

describe('what viewers were shown', () => {
  test('[K66] unchanged parts of a view are the very same objects', () => {
    const match = new Match({ game: lanterns, seats: 3, seed: 'same' })
    const chance = seedChance('same')
    const cached = match.show(1)
    let unchanged = 0
    while (!match.over) {
      expect(match.view(1).state).toBe(match.view(1).state)
      expect(match.view(1).ask).toBe(match.view(1).ask)
      const before = cached.payload.state.places.slice()
      match.enter(randomEntry(match, chance))
      match.update(cached, follower(structuredClone(cached.payload)))
      const { state: draft } = cached.payload
      expect(draft).toEqual(match.fork().show(1).payload.state)
      if (match.sealing) continue
      for (const [index, place] of draft.places.entries()) {
        const isSame = canonicalJson(place) === canonicalJson(before[index])
        if (place === before[index]) unchanged++
        else expect(isSame).toBe(false)
      }
    }
    expect(unchanged).toBeGreaterThan(100)
  })
  test('[K79] a cached view, updated, equals a new one, and every change is reported', () => {
    const match = new Match({ game: lanterns, seats: 4, seed: 'update' })
    const chance = seedChance('update')
    const all = VIEWERS.map((viewer) => {
      const cached = match.show(viewer)
      const copy = structuredClone(cached.payload)
      return { viewer, shown: cached, copy, changes: follower(copy) }
    })
    for (let step = 0; !match.over; step++) {
      const entry = randomEntry(match, chance)
      match.enter(entry)
      if (step % 5 === 4 && match.canUndo(entry.seat)) match.undo(entry.seat)
      const again = match.fork()
      for (const { viewer, shown: cached, copy, changes } of all) {
        match.update(cached, changes)
        expect(cached.payload).toEqual(again.show(viewer).payload)
        expect(copy).toEqual(cached.payload)
      }
    }
  })
  test('[K79] also where answers were taken back and others given since the last look', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = new Match({ game: lanterns, seats: 4, seed: `otherwise ${seed}` })
      const chance = seedChance(`otherwise ${seed}`)
      const all = VIEWERS.map((viewer) => match.show(viewer))
      while (!match.over) {
        const entry = randomEntry(match, chance)
        match.enter(entry)
        for (const cached of all) match.update(cached, DEAF)
        if (match.canUndo(entry.seat)) {
          match.undo(entry.seat)
          match.enter(randomEntry(match, chance))
        }
        const again = match.fork()
        for (const cached of all) {
          match.update(cached, DEAF)
          expect(cached.payload).toEqual(again.show(cached.payload.viewer).payload)
        }
      }
    }
  })
  test('[K79] a view that somebody holds stays as it was', () => {
    const match = new Match({ game: lanterns, seats: 4, seed: 'held' })
    const chance = seedChance('held')
    const held: { readonly view: object; readonly text: string }[] = []
    while (!match.over) {
      const view = match.view(1)
      held.push({ view, text: JSON.stringify(view) })
      match.enter(randomEntry(match, chance))
    }
    match.view(1)
    for (const { view, text } of held) expect(JSON.stringify(view)).toBe(text)
  })
  test('[K79] a look that broke off is made again', () => {
    let breaks = false
    const match = tinyMatch(function* (t): Flow<string> {
      for (;;) {
        yield* t.agree(() => ({
          seat: 0,
          rule: 'ask',
          get params() {
            if (!breaks) return {}
            breaks = false
            throw new Error('once')
          },
        }))
        t.cite('other').add('clock', 1)
      }
    })
    match.view(0)
    match.answer(0, true)
    breaks = true
    expect(() => match.view(0)).toThrow('once')
    expect(match.view(0).state.tracks).toEqual(match.fork().view(0).state.tracks)
  })
})
