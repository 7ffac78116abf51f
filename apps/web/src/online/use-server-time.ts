import { useEffect, useState } from 'react'
import { useOnlineTable } from './online-table.ts'

/** The time of the server, looked at every second while it matters. */
export function useServerTime(runs: boolean): number {
  const ahead = useOnlineTable((state) => state.ahead)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return now + ahead
}
