import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from './live-table.ts'
import { resultDue } from './resume-point.ts'

interface Parts {
  readonly storage: Pick<Storage, 'append' | 'match'>
  readonly recall: (table: LiveTable) => Promise<void>
  readonly onError: (error: unknown, what: string) => void
}

/** Stores what is left of a game that is over: whoever looks at it later is answered from that, without a replay. */
export async function keepResult(table: LiveTable, { storage, recall, onError }: Parts): Promise<void> {
  const { core } = table
  if (!core.state.isOver || !core.match || core.stored.isResult || table.isWorking || table.behind) return
  table.preparing++
  try {
    await recall(table)
    const [result, lobbyRow] = [await resultDue(core), await storage.match(table.id)]
    if (!result || !lobbyRow || table.core !== core) return
    await storage.append([{ match: table.id, after: core.seq, logEntries: [], lobbyRow, ...result.rows }])
    core.stored = result.stored
  } catch (error) {
    // It is tried again after the next replay.
    core.stored = { ...core.stored, isResult: true }
    onError(error, `the result of ${table.id}`)
  } finally {
    table.preparing--
  }
}
