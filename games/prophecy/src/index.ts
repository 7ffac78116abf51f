export { GATES, GUILDS, type Guild, isWild, PORTS, SPACES, type Space, spacesOf, TERRAINS } from './board.ts'
export type { CardId } from './cards/all-cards.ts'
export type {
  Card,
  CharacterCard,
  CreatureCard,
  Family,
  FightType,
  ItemCard,
  OpportunityCard,
  Slot,
} from './cards/card.ts'
export { game } from './game.ts'
export { bank, inMarkers } from './procedures/bank.ts'
export { type SpaceInfo, spaceInfo } from './procedures/space-info.ts'
export { certificatesOf, ranksOf } from './scoring.ts'
export { type Phase, SIGHT_RULES, shape, type Table } from './shape.ts'
export { FAMILY_NAMES, FIGHT_NAMES } from './text/card-words.ts'
export { creatureLines, describeCard, itemLines, type LineMark } from './text/describe-card.ts'
export { NOUNS } from './text/nouns.ts'
