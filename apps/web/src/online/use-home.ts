import type { HomeReply } from '@sablier/protocol'
import { useEffect, useState } from 'react'
import { request } from './request.ts'

const REFRESH_MS = 5000

interface Home {
  readonly home: HomeReply | null
  /** Reaches further back in the history; null: that was all. */
  readonly more: (() => void) | null
  /** The server cannot be reached at the moment. */
  readonly failed: boolean
}

/** One's own tables, looked up again every few seconds. */
export function useHome(everyMs = REFRESH_MS): Home {
  const [home, setHome] = useState<HomeReply | null>(null)
  const [failed, setFailed] = useState(false)
  const [older, setOlder] = useState<{ tables: HomeReply['history']; next: string | null } | null>(null)
  useEffect(() => {
    let gone = false
    const look = async () => {
      const found = await request<HomeReply>('GET', '/home').catch(() => null)
      if (gone) return
      setFailed(found === null)
      if (found) setHome(found)
    }
    void look()
    const timer = setInterval(() => void look(), everyMs)
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
  return { home: home && { ...home, history: [...home.history, ...known] }, more: next === null ? null : more, failed }
}
