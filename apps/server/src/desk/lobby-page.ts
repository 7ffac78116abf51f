import type { MatchRow } from '../storage/schema.ts'
import type { LobbyFilter, Storage } from '../storage/storage.ts'
import { ownersIn } from '../tables/info.ts'

/** The tables that a page of the lobby leaves out. */
export interface LeftOut {
  /** Tables at which somebody of these people sits: whoever has blocked somebody does not find theirs, nor they the others'. */
  readonly apart: ReadonlySet<string>
  /** Tables of one address beyond so many. */
  readonly perAddress: number
}

/** How many times a page is filled up from further back. */
const FILLED_UP = 10

/** A page of the lobby, filled up from further back where something is left out. One address alone cannot fill it. */
export async function lobbyPage(storage: Storage, filter: LobbyFilter, leftOut: LeftOut): Promise<MatchRow[]> {
  const page: MatchRow[] = []
  const shown = new Map<string, number>()
  let { before } = filter
  for (let i = 0; i < FILLED_UP; i++) {
    const notFrom = [...shown].flatMap(([address, count]) => (count >= leftOut.perAddress ? [address] : []))
    const rows = await storage.lobby({ ...filter, notFrom, ...(before === undefined ? {} : { before }) })
    for (const row of rows) {
      if (ownersIn(row).some((owner) => leftOut.apart.has(owner ?? ''))) continue
      const from = row.opened_from
      const count = from === null ? 0 : (shown.get(from) ?? 0)
      if (count >= leftOut.perAddress) continue
      if (from !== null) shown.set(from, count + 1)
      page.push(row)
      if (page.length === filter.limit) return page
    }
    before = rows.at(-1)?.changed_at
    if (rows.length < filter.limit) break
  }
  return page
}
