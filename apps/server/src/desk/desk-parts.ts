import type { Config } from '../config.ts'
import type { RelationChanges } from '../people/relation-changes.ts'
import type { Relations } from '../people/relations.ts'
import type { Whispers } from '../people/whispers.ts'
import type { Storage } from '../storage/storage.ts'
import type { USUAL_TIMES } from '../tables/consent-times.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { GameShelf } from '../tables/shelf.ts'
import type { TableRegistry } from '../tables/table-registry.ts'

/** The services that the desk and its parts use. */
export interface DeskParts {
  readonly storage: Storage
  readonly shelf: GameShelf
  readonly registry: TableRegistry
  readonly relations: Relations
  readonly relationChanges: RelationChanges
  readonly whispers: Whispers
  readonly limits: Pick<
    Config,
    | 'tablesPerPerson'
    | 'openTablesPerPerson'
    | 'openTablesPerAddress'
    | 'tablesPerAddress'
    | 'openTableMs'
    | 'requestsPerMinute'
  >
  /** The times granted to absent people. */
  readonly times: typeof USUAL_TIMES
  /** A row of the lobby cannot be read. */
  readonly onBadRow?: (table: string, error: unknown) => void
  /** A table was opened here and may need looking after. */
  readonly onOpened: (table: string) => void
  /** The person of a seat has looked at their table over HTTP. */
  readonly onLooked?: (table: LiveTable, seat: number) => void
}
