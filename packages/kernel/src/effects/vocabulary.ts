import type { Table } from '../table/table.ts'
import {
  type AnyGroup,
  type AnyOp,
  type AnyTest,
  collectOps,
  type GroupMeanings,
  type Named,
  nameOp,
  type Op,
  type OpMeanings,
  type OpRegistry,
  type TestMeanings,
} from './op.ts'

type NameOf<All> = keyof All & string
/** Nothing to add if the list is whole; otherwise what the compiler then says is missing. */
type Whole<All, List extends readonly { readonly opName: string }[]> = [
  Exclude<NameOf<All>, List[number]['opName']>,
] extends [never]
  ? unknown
  : { readonly missing: Exclude<NameOf<All>, List[number]['opName']> }

/** Defines what the cards of one game can say. The name of an op says which arguments it has. */
export interface Vocabulary<Ops, Tests, Groups, T> {
  /** An op: returns the constructor that cards use. */
  defineOp<N extends NameOf<Ops>>(name: N, meanings: OpMeanings<Ops[N], T>): Op<N, Ops[N], OpMeanings<Ops[N], T>>
  /** A condition for `when`, or for a goal. */
  defineTest<N extends NameOf<Tests>>(
    name: N,
    meanings: TestMeanings<Tests[N], T>,
  ): Op<N, Tests[N], TestMeanings<Tests[N], T>>
  /** A group of seats for `each`. */
  defineGroup<N extends NameOf<Groups>>(
    name: N,
    meanings: GroupMeanings<Groups[N], T>,
  ): Op<N, Groups[N], GroupMeanings<Groups[N], T>>
  /** Collects all of them: the compiler names those that are missing. */
  registerOps<
    const O extends readonly Named<AnyOp, NameOf<Ops>>[],
    const S extends readonly Named<AnyTest, NameOf<Tests>>[],
    const G extends readonly Named<AnyGroup, NameOf<Groups>>[],
  >(spec: {
    ops: O & Whole<Ops, O>
    tests: S & Whole<Tests, S>
    groups: G & Whole<Groups, G>
    rules: OpRegistry['rules']
  }): OpRegistry
}

/** How a game defines its ops, conditions and groups, given each name with its arguments. */
export function vocabulary<Ops, Tests = object, Groups = object, T = Table>(): Vocabulary<Ops, Tests, Groups, T> {
  return { defineOp: nameOp, defineTest: nameOp, defineGroup: nameOp, registerOps: collectOps }
}
