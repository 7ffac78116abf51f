import type { LobbyReply, TableSummary } from '@sablier/protocol'
import { useEffect, useState } from 'react'
import { request } from './request.ts'

export const LOBBY_STATUSES = ['open', 'playing', 'over'] as const

/** What one looks for in the lobby; an empty game means any. */
export interface LobbyFilter {
  readonly game: string
  readonly status: (typeof LOBBY_STATUSES)[number]
}

const REFRESH_MS = 5000
const PAGE = 50

/** The tables that answer a query, looked up again every few seconds; `more` reaches further back. */
export function useTables(query: string) {
  const [state, setState] = useState<{ query: string; tables: readonly TableSummary[] } | null>(null)
  const [pages, setPages] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with its first page
  useEffect(() => setPages(1), [query])
  useEffect(() => {
    let gone = false
    const look = () =>
      void readPages(query, pages).then(
        (tables) => !gone && setState({ query, tables }),
        () => undefined,
      )
    look()
    const timer = setInterval(look, REFRESH_MS)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [query, pages])
  const tables = state?.query === query ? state.tables : null
  const more = tables && tables.length >= pages * PAGE ? () => setPages(pages + 1) : null
  return { tables, more }
}

async function readPages(query: string, pages: number): Promise<TableSummary[]> {
  const found: TableSummary[] = []
  for (let page = 0; page < pages; page++) {
    const last = found.at(-1)
    const { tables } = await request<LobbyReply>('GET', `/tables?${query}${last ? `&before=${last.changedAt}` : ''}`)
    found.push(...tables)
    if (tables.length < PAGE) break
  }
  return found
}
