import type { Flow } from '@sablier/kernel'
import { endAtEmptyDungeon } from '../procedures/adventurer/trophies.ts'
import { talkAboutArena } from '../procedures/arena/arena-talks.ts'
import { fightOf } from '../procedures/fight/fight.ts'
import { talkAboutMonster } from '../procedures/fight/monster-talks.ts'
import { closeOffers } from '../procedures/trade/open-offers.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 3: alliances are bargained for. */
export function* negotiationPhase(t: Table): Flow<Phase> {
  if (fightOf(t).kind === 'arena') {
    yield* talkAboutArena(t)
    closeOffers(t)
    return 'combat'
  }
  const fights = yield* talkAboutMonster(t)
  closeOffers(t)
  if (fights) return 'combat'
  endAtEmptyDungeon(t)
  return 'rest'
}
