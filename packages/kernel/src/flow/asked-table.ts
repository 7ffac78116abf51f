import type { Seat } from '../shape.ts'
import type { Table } from '../table/table.ts'
import type { Answerer, Host } from './flow.ts'
import type { Triggers } from './triggers.ts'

/** A table as its questions need it: besides what the rules see, who answers on the spot and what waits to resolve. */
export interface AskedTable extends Table {
  /** Answers questions on the spot; undefined: they are put to the seats. */
  readonly answerer: Answerer | null
  /** Opens shared questions on the spot; undefined: they are put to the seats. */
  readonly host: Host | null
  readonly triggers: Triggers
  /** The seat whose part of a shared question runs has sealed answers: these come first, and nothing is answered on the spot. */
  sealedFirst: boolean
  /** The seats whose answers to a shared question are taking effect: none of them may react to another's. */
  gathering: readonly Seat[] | null
}
