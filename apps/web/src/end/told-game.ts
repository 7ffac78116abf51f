import type { GameBot } from '@sablier/bots'
import type { Entry, MatchSpec } from '@sablier/kernel'
import { type ChancePoint, chanceStory } from './chance-story.ts'
import { type ScorePoint, scoreStory } from './score-story.ts'

/** How a game went: the scores, and the chances to win where a computer player can count them. */
export interface ToldGame {
  readonly scores: readonly ScorePoint[]
  readonly chances: readonly ChancePoint[]
}

/** Tells a finished game; runs in a worker. */
export const tellGame = (spec: MatchSpec, entries: readonly Entry[], bot: GameBot | undefined): ToldGame => ({
  scores: scoreStory(spec, entries),
  chances: bot ? chanceStory(spec, entries, bot) : [],
})
