import type { EffectContext, Table as KernelTable } from '@sablier/kernel'
import type { RuleId } from '../rulebook/rules.ts'
import type { Card } from './card.ts'
import type { shape } from './shape.ts'

/** The table of this game. */
export type Table = KernelTable<typeof shape, Card>
/** For whom, from which card and where a power runs. */
export type Context = EffectContext<Table>
/** A rule or ruling of this game. */
export type Rule = RuleId
export type Phase = (typeof shape)['phases'][number]
