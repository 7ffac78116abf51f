import type { Flow } from '@sablier/kernel'
import { talkAboutArena } from '../procedures/arena-talks.ts'
import { fightOf } from '../procedures/fight.ts'
import { talkAboutMonster } from '../procedures/monster-talks.ts'
import { closeOffers } from '../procedures/open-offers.ts'
import { endAtEmptyDungeon } from '../procedures/trophies.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 3: alliances are bargained for. */
export function* negotiation(t: Table): Flow<Phase> {
  if (fightOf(t).kind === 'arena') {
    yield* talkAboutArena(t)
    return 'combat'
  }
  const fights = yield* talkAboutMonster(t)
  closeOffers(t)
  if (fights) return 'combat'
  endAtEmptyDungeon(t)
  return 'rest'
}
