import type { HomeReply, TableSummary } from '@sablier/protocol'
import type { Storage } from '../storage/storage.ts'
import { summariesOf } from '../tables/info.ts'

/** How many running tables are listed; nobody may have more. */
const RUNNING = 500
const PAGE = 30

/** The tables of a person: those that go on, those they are invited to, and a page of those that have ended. */
export async function homeOf(storage: Storage, person: string, before?: number): Promise<HomeReply> {
  const [going, ended] = await Promise.all([
    storage.tablesOf(person, ['open', 'playing'], { limit: RUNNING }),
    storage.tablesOf(person, ['over', 'closed', 'read-only'], {
      limit: PAGE + 1,
      ...(before === undefined ? {} : { before }),
    }),
  ])
  const tables = summariesOf(going, person)
  const history = summariesOf(ended.slice(0, PAGE), person)
  return {
    running: tables.filter(({ you }) => you !== null).sort(byTurn),
    invitations: tables.filter(({ you, invited }) => you === null && invited),
    // Somebody who was only invited has no part in it.
    history: history.filter(({ you }) => you !== null),
    next: ended.length > PAGE ? String(ended[PAGE - 1]?.changed_at) : null,
  }
}
const byTurn = (a: TableSummary, b: TableSummary): number =>
  Number(b.yourTurn) - Number(a.yourTurn) || b.changedAt - a.changedAt
