import type { HomeReply } from '@sablier/protocol'
import { useEffect, useState } from 'react'
import { request } from './request.ts'

const REFRESH_MS = 5000

/** One's own tables, looked up again every few seconds; `more` reaches further back in the history. */
export function useHome(everyMs = REFRESH_MS): { home: HomeReply | null; more: (() => void) | null } {
  const [home, setHome] = useState<HomeReply | null>(null)
  const [older, setOlder] = useState<{ tables: HomeReply['history']; next: string | null } | null>(null)
  useEffect(() => {
    let gone = false
    const look = () =>
      void request<HomeReply>('GET', '/home').then(
        (found) => !gone && setHome(found),
        () => undefined,
      )
    look()
    const timer = setInterval(look, everyMs)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [everyMs])
  const next = older ? older.next : (home?.next ?? null)
  const known = older?.tables ?? []
  const more = () =>
    void request<HomeReply>('GET', `/home?before=${next}`).then(
      (page) => setOlder({ tables: [...known, ...page.history], next: page.next }),
      () => undefined,
    )
  return { home: home && { ...home, history: [...home.history, ...known] }, more: next === null ? null : more }
}
