import type { Book } from '@sablier/kernel'
import { useEffect, useState } from 'react'
import type { Moment } from '../play/table-host.ts'
import type { ShownStretch } from '../replay/replay-host.ts'
import { useHost } from '../replay/use-replay.ts'

/** Long enough to read a line before the next decision. */
const STEP_MS = 2400

export type Show = ReturnType<typeof useShow>

/** A stretch of a game that shows a chapter, decision by decision. */
export function useShow(game: string, chapter: Book['chapters'][number] | null) {
  const host = useHost()
  const [shown, setShown] = useState<ShownStretch | null>(null)
  const [missing, setMissing] = useState(false)
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(true)
  const [moment, setMoment] = useState<Moment | null>(null)
  useEffect(() => {
    if (!host || !chapter) return
    void host.show(game, { rules: chapter.rules, ...(chapter.show && { show: chapter.show }) }).then((found) => {
      setShown(found)
      setMissing(found === null)
      setAt(found?.from ?? 0)
    })
  }, [host, game, chapter])
  useEffect(() => {
    let gone = false
    if (host && shown) void host.moment(shown.seat, at).then((found) => !gone && setMoment(found))
    return () => {
      gone = true
    }
  }, [host, shown, at])
  useEffect(() => {
    if (!running || !shown || !moment) return
    if (at >= shown.until) return setRunning(false)
    const timer = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [running, shown, moment, at])
  return { host, shown, missing, at, running, moment, setAt, setRunning }
}
