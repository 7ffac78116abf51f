import type { Seat, Viewer } from '@sablier/kernel'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import type { Moment } from '../play/table-host.ts'
import type { SavedGame } from '../saved/saved-games.ts'
import { replayWorker } from './record-scores.ts'
import type { OpenedRecord, ReplayHost } from './replay-host.ts'

const STEP_MS = 700

/** Where a replay stands, kept in the address so that a reload finds it again. */
const START = () => Number(new URLSearchParams(location.search).get('at') ?? 0) || 0

/** A record on the screen: where it stands, from whose seat, and whether it runs by itself. */
export function useReplay() {
  const [host, setHost] = useState<Remote<ReplayHost> | null>(null)
  const [record, setRecord] = useState<OpenedRecord | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>('spectator')
  const [running, setRunning] = useState(false)
  const [moment, setMoment] = useState<Moment | null>(null)

  useEffect(() => {
    const worker = replayWorker()
    setHost(() => wrap<ReplayHost>(worker))
    return () => worker.terminate()
  }, [])
  useEffect(() => {
    let gone = false
    if (record && host)
      host.moment(viewer, at).then(
        (found) => !gone && setMoment(found),
        (thrown: unknown) => !gone && setError(String(thrown)),
      )
    return () => {
      gone = true
    }
  }, [host, record, viewer, at])
  useEffect(() => {
    if (!running || !record) return
    if (at >= record.entries) return setRunning(false)
    const timer = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [running, record, at])
  useEffect(() => {
    if (!record) return
    // Whatever else the address says stays, above all the invitation.
    const search = new URLSearchParams(location.search)
    search.set('at', String(at))
    history.replaceState(history.state, '', `?${search}`)
  }, [record, at])

  const open = async (text: string) => {
    try {
      const opened = await (host as Remote<ReplayHost>).open(text)
      setError(null)
      setAt(Math.min(START(), opened.entries))
      setViewer('spectator')
      setMoment(null)
      setRecord(opened)
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const playOn = (seat: Seat): Promise<SavedGame> => (host as Remote<ReplayHost>).playOn(at, seat)
  return {
    ready: host !== null,
    record,
    error,
    at,
    viewer,
    running,
    moment,
    open,
    playOn,
    setAt,
    setViewer,
    setRunning,
  }
}
