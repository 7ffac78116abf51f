import { vocabulary } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import type { Ops } from './effect.ts'

/** How an op of this game is defined: its name says which arguments it has. */
export const { defineOp, registerOps } = vocabulary<Ops, object, object, Table>()
