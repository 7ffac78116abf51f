import type { Piece } from '@sablier/kernel'
import { CARD_TYPES, type CardType } from '../src/cards/card.ts'
import type { FavorCode } from '../src/cards/favor-code.ts'
import type { TokenOption } from '../src/procedures/take-token.ts'
import type { BasicResource } from '../src/resource.ts'

/** An action, a Favor, a space of a row, or a way to stop. */
export interface Option {
  readonly id: string
  readonly text?: string
  readonly piece?: Piece
  readonly code?: FavorCode
  readonly index?: number
}
/** One Basic Resource for one of another kind. */
export interface Swap {
  readonly from: BasicResource
  readonly to: BasicResource
}

const has = (item: unknown, field: string): boolean => typeof item === 'object' && item !== null && field in item

export const isToken = (item: unknown): item is TokenOption => has(item, 'resource')
export const isSwap = (item: unknown): item is Swap => has(item, 'from')
export const isOption = (item: unknown): item is Option => has(item, 'id')
export const isType = (item: unknown): item is CardType => CARD_TYPES.some((type) => type === item)
export const isBasicKind = (item: unknown): item is BasicResource =>
  item === 'sword' || item === 'gem' || item === 'lamp'
