import type { Table } from '../shape.ts'
import { discardUsed } from './aftermath.ts'
import { discardDrawn } from './drawing.ts'
import type { Fight } from './fight.ts'
import { loseMonster } from './monster-end.ts'

/** A fight without winner or loser: its leader fled. What was declared stays spent. */
export function abandonFight(t: Table, fight: Fight): void {
  t.cite('hero.sorcerer.unique').say('fight-abandoned', {})
  loseMonster(t, fight)
  discardUsed(t)
}

const FIGHT_TRACKS = ['declared', 'boost', 'doubled', 'raged', 'fled'] as const

/** Clears the table after a fight and notes who may settle accounts in the Rest phase. */
export function clearFight(t: Table, fight: Fight, fought: boolean): void {
  const talkedAbout = fight.kind === 'monster' || (fight.kind === 'arena' && !fight.frenzy)
  if (talkedAbout) {
    const ally = fought && fight.ally >= 0 && t.track('fled', fight.ally) === 0 ? fight.ally : -1
    const sides = t.fact('sides').map((side, seat) => (t.track('fled', seat) > 0 ? '' : side))
    t.cite('rest.honour').set('aftermath', { ally, defender: fight.defender, forced: fight.forced, sides })
  }
  for (const seat of t.seats) {
    for (const name of FIGHT_TRACKS) if (t.track(name, seat) !== 0) t.cite('turn.phases').setTrack(name, 0, seat)
    if (fight.kind === 'arena') t.cite('arena.reveal').set('sealed', '', seat)
  }
  if (fight.kind === 'arena') t.cite('arena.reveal').set('sides', [])
  t.cite('turn.phases').set('fight', null)
  discardDrawn(t)
}
