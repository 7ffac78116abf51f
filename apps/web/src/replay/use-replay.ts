import type { Viewer } from '@sablier/kernel'
import { type Remote, wrap } from 'comlink'
import { useEffect, useMemo, useState } from 'react'
import type { Moment } from '../play/table-host.ts'
import type { OpenedRecord, ReplayHost } from './replay-host.ts'

const STEP_MS = 700

/** A record on the screen: where it stands, from whose seat, and whether it runs by itself. */
export function useReplay() {
  const host = useMemo<Remote<ReplayHost>>(
    () => wrap(new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })),
    [],
  )
  const [record, setRecord] = useState<OpenedRecord | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>('spectator')
  const [running, setRunning] = useState(false)
  const [moment, setMoment] = useState<Moment | null>(null)

  useEffect(() => {
    let gone = false
    if (record)
      host.moment(viewer, at).then(
        (found) => !gone && setMoment(found),
        (thrown: unknown) => !gone && setError(String(thrown)),
      )
    return () => {
      gone = true
    }
  }, [host, record, viewer, at])
  useEffect(() => {
    if (!running || !record || at >= record.entries) return
    const timer = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [running, record, at])

  const open = async (text: string) => {
    try {
      const opened = await host.open(text)
      setError(null)
      setAt(0)
      setViewer('spectator')
      setMoment(null)
      setRecord(opened)
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  return { record, error, at, viewer, running, moment, open, setAt, setViewer, setRunning }
}
