import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { discardDrawn } from '../dungeon/drawing.ts'
import { discardUsed } from './aftermath.ts'
import { loseMonster } from './monster-end.ts'

/** A fight without winner or loser: its leader fled. What was declared stays spent. */
export function abandonFight(t: Table, fight: Fight): void {
  t.cite('hero.sorcerer-flight').say('fight-abandoned', {})
  loseMonster(t, fight)
  discardUsed(t)
}

const FIGHT_TRACKS = ['declared', 'boost', 'doubled', 'raged', 'fled'] as const

/** Clears the table after a fight and notes who may settle accounts in the Rest phase. */
export function clearFight(t: Table, fight: Fight, fought: boolean): void {
  // A monster may follow the Arena of Blood Frenzy in the same turn: each leaves behind what is its own.
  const before = t.fact('aftermath')
  if (fight.kind === 'monster') {
    const ally = fought && fight.ally >= 0 && t.track('fled', fight.ally) === 0 ? fight.ally : -1
    t.cite('rest.honour').set('aftermath', { ...before, ally })
  } else if (fight.kind === 'arena') {
    const { defender, forced, frenzy } = fight
    const sides = t.fact('sides').map((side, seat) => (t.track('fled', seat) > 0 ? '' : side))
    t.cite('rest.honour').set('aftermath', { ...before, defender, forced, frenzy, sides })
  }
  t.cite('turn.phases').clear(FIGHT_TRACKS)
  if (fight.kind === 'arena') {
    for (const seat of t.seats) t.cite('arena.reveal').set('sealed', '', seat)
    t.cite('arena.reveal').set('sides', [])
  }
  t.cite('turn.phases').set('fight', null)
  discardDrawn(t)
}
