export { breakdown, TROPHY_SOURCES, type TrophySource } from './breakdown.ts'
export type { CardId } from './cards/all-cards.ts'
export type { Card, Hero, Monster, MonsterType, ObjectCard, ObjectType, Quest } from './cards/card.ts'
export { type DecidingMoment, decidingMoments } from './deciding-moments.ts'
export type { Goals, Groups, Ops } from './effects/effect.ts'
export type { Fight, Side } from './facts/fight.ts'
export { CONDITIONS, type Condition, OCCASIONS, type Occasion, type Promised, type Terms } from './facts/promise.ts'
export { type Goods, isEmpty, type OpenOffer, type Said } from './facts/trade.ts'
export { game } from './game.ts'
export { arenaLead, arenaOdds, leaderPower, monsterOdds, oddsOf } from './odds.ts'
export { type PowerPart, powerParts, powerWith } from './power-parts.ts'
export { targetOf } from './procedures/adventurer/trophies.ts'
export { allyTotal } from './procedures/fight/dice.ts'
export { fightersOf, foesOf, isAlone, sideOf, spectatorsOf } from './procedures/fight/fight.ts'
export { fightPower, foePower, gaugePower, support } from './procedures/fight/power.ts'
export { type Loot, lootOf, promisableTrophies } from './procedures/promise/promises.ts'
export { mayPlunder, termsFault } from './procedures/promise/terms-fault.ts'
export { type Ground, groundOf } from './procedures/trade/ground.ts'
export { hasRefused, offerFault } from './procedures/trade/offer-fault.ts'
export { type QuestProgress, questProgress } from './quest-progress.ts'
export { finalScore, printedTrophies } from './scoring.ts'
export { PHASES, type Phase, shape, type Table } from './shape.ts'
export {
  describeCard,
  monsterLines,
  OBJECT_NAMES,
  objectLines,
  QUEST_GEMS,
  questLines,
  TYPE_NAMES,
} from './text/describe-card.ts'
export { goodsPhrase } from './text/goods-phrase.ts'
export { NOUNS } from './text/nouns.ts'
export { offerPhrase } from './text/offer-phrase.ts'
export type { Phrase } from './text/phrase.ts'
export { CONDITION_WORDS, occasionPhrase, termsPhrase } from './text/promise-phrase.ts'
export { proposalPhrase } from './text/proposal-phrase.ts'
