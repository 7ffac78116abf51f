import { canonicalJson, Match, type OutlookChanges, seedChance, type Viewer } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator']

/** Carries out on a copy what is told of the changes, and nothing else. */
function follower(outlook: object): OutlookChanges {
  const copy = outlook as Record<string, unknown> & { scene: Record<string, unknown> }
  const list = (name: string) => copy.scene[name] as unknown[]
  return {
    part: (name, before, now) => {
      expect(copy[name]).toEqual(before)
      copy[name] = now
    },
    moment: (name, now) => {
      copy.scene[name] = now
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

describe('what viewers were shown', () => {
  test('[K66] what has not changed is shown as the very same objects', () => {
    const match = new Match({ game: lanterns, seats: 3, seed: 'same' })
    const chance = seedChance('same')
    const shown = match.show(1)
    let unchanged = 0
    while (!match.over) {
      expect(match.view(1).state).toBe(match.view(1).state)
      expect(match.view(1).ask).toBe(match.view(1).ask)
      const before = shown.outlook.scene.places.slice()
      match.enter(randomEntry(match, chance))
      match.update(shown, follower(structuredClone(shown.outlook)))
      const { scene } = shown.outlook
      expect(scene).toEqual(match.fork().show(1).outlook.scene)
      if (match.sealing) continue
      for (const [index, place] of scene.places.entries()) {
        const isSame = canonicalJson(place) === canonicalJson(before[index])
        if (place === before[index]) unchanged++
        else expect(isSame).toBe(false)
      }
    }
    expect(unchanged).toBeGreaterThan(100)
  })
  test('[K79] what a viewer was shown, brought up to date, is what is shown anew, and every change was told', () => {
    const match = new Match({ game: lanterns, seats: 4, seed: 'update' })
    const chance = seedChance('update')
    const all = VIEWERS.map((viewer) => {
      const shown = match.show(viewer)
      const copy = structuredClone(shown.outlook)
      return { viewer, shown, copy, changes: follower(copy) }
    })
    for (let step = 0; !match.over; step++) {
      const entry = randomEntry(match, chance)
      match.enter(entry)
      if (step % 5 === 4 && match.canUndo(entry.seat)) match.undo(entry.seat)
      const again = match.fork()
      for (const { viewer, shown, copy, changes } of all) {
        match.update(shown, changes)
        expect(shown.outlook).toEqual(again.show(viewer).outlook)
        expect(copy).toEqual(shown.outlook)
      }
    }
  })
})
