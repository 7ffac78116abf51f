export type { Card, DestinCard, Family, JetonCard, PlayingCard, PowerKind, Type } from './card.ts'
export { game } from './game.ts'
export type { Phase, Table } from './table.ts'
