import { each, when } from '@sablier/kernel'
import { bloodFrenzyArena } from './blood-frenzy-arena.ts'
import { completeQuest } from './complete-quest.ts'
import { deedDone } from './deed-done.ts'
import { registerOps } from './define-op.ts'
import { discardSpoil } from './discard-spoil.ts'
import { gainGems } from './gain-gems.ts'
import { blessed, everybody } from './groups.ts'
import { hasCompleted } from './has-completed.ts'
import { hasGems } from './has-gems.ts'
import { hasSpoils } from './has-spoils.ts'
import { hellBattle } from './hell-battle.ts'
import { keepCard } from './keep-card.ts'
import { layLasting } from './lay-lasting.ts'
import { loseObject } from './lose-object.ts'
import { recoverWounds } from './recover-wounds.ts'
import { restockReserved } from './restock-reserved.ts'
import { shiftTrophies } from './shift-trophies.ts'
import { standsAlone } from './stands-alone.ts'
import { sufferWounds } from './suffer-wounds.ts'
import { swapMainQuests } from './swap-main-quests.ts'
import { takeAnything } from './take-anything.ts'
import { wears, wearsDraconic, wearsEveryType } from './wears.ts'

/** Everything cards can say. */
export const ALL_OPS = registerOps({
  ops: [
    each,
    bloodFrenzyArena,
    completeQuest,
    discardSpoil,
    gainGems,
    hellBattle,
    keepCard,
    layLasting,
    loseObject,
    recoverWounds,
    restockReserved,
    shiftTrophies,
    sufferWounds,
    swapMainQuests,
    takeAnything,
    when,
  ],
  tests: [deedDone, hasCompleted, hasGems, hasSpoils, standsAlone, wears, wearsDraconic, wearsEveryType],
  groups: [blessed, everybody],
  rules: { may: 'dungeon.special', choose: 'dungeon.special' },
})
