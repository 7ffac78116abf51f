export { changesOfAmount, changesOfSwap } from './answer-changes.ts'
export {
  GATES,
  GUILDS,
  type Guild,
  isGuild,
  isTown,
  isWild,
  PORTS,
  portsNextTo,
  RING_SIZE,
  SPACES,
  type Space,
  type SpaceKind,
  spaceAt,
  spacesOf,
  TERRAINS,
} from './board.ts'
export { type BreakdownPart, breakdown } from './breakdown.ts'
export type { CardId } from './cards/all-cards.ts'
export type {
  Card,
  ChanceCard,
  CharacterCard,
  CreatureCard,
  Family,
  FightType,
  ItemCard,
  OpportunityCard,
  Slot,
} from './cards/card.ts'
export { type Change, changesOf, whyNoChanges } from './effect-changes.ts'
export type { Favour } from './effects/dice-favour.ts'
export type { CreatureRules, Ops } from './effects/effect.ts'
export type { Fight } from './effects/fight.ts'
export {
  bestItems,
  creatureValue,
  type FightForecast,
  type FightWay,
  fightHere,
  forecastFight,
  helpBonus,
  priceOfFight,
  type SumPart,
} from './fight-forecast.ts'
export { game } from './game.ts'
export type { Odds } from './odds.ts'
export { bank, inMarkers } from './procedures/bank.ts'
export { type Means, readMove } from './procedures/moves.ts'
export { characterOf, hasCertificate, isAlive, isMember } from './procedures/seats.ts'
export { type SpaceInfo, spaceInfo } from './procedures/space-info.ts'
export { sellingPrice } from './procedures/trade.ts'
export { certificatesOf } from './scoring.ts'
export { isService, serviceChanges } from './service-changes.ts'
export { type Phase, SIGHT_RULES, shape, type Table } from './shape.ts'
export { FAMILY_NAMES, FIGHT_NAMES } from './text/card-words.ts'
export { creatureLines, describeCard, itemLines, type LineMark } from './text/describe-card.ts'
export { NOUNS } from './text/nouns.ts'
export { type Waiting, waitsAt } from './waits.ts'
