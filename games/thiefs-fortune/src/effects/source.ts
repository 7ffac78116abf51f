import type { EffectContext, Piece } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** The card an ask comes from, where there is one. */
export const sourceOf = ({ source }: EffectContext<Table>): { source?: Piece } =>
  source === undefined ? {} : { source }
