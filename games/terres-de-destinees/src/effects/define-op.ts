import { vocabulary } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import type { Goals, Groups, Ops } from './effect.ts'

/** How an op, a condition or a group of this game is defined: its name says which arguments it has. */
export const { defineOp, defineTest, defineGroup, registerOps } = vocabulary<Ops, Goals, Groups, Table>()
