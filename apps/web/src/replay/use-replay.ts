import { required, type Seat, type Viewer } from '@sablier/kernel'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import type { Moment } from '../play/table-host.ts'
import type { SavedGame } from '../saved/saved-games.ts'
import { replayWorker } from './record-story.ts'
import type { OpenedRecord, ReplayHost } from './replay-host.ts'

const STEP_MS = 700

/** Where a replay stands, kept in the address so that a reload finds it again. */
const START = () => Number(new URLSearchParams(location.search).get('at') ?? 0) || 0

export type Replay = ReturnType<typeof useReplay>

type Host = Remote<ReplayHost>

/** A worker of its own for each replay; null until it is there. */
export function useHost(): Host | null {
  const [host, setHost] = useState<Host | null>(null)
  useEffect(() => {
    const worker = replayWorker()
    setHost(() => wrap<ReplayHost>(worker))
    return () => worker.terminate()
  }, [])
  return host
}

/** Steps on by itself while it runs. */
function useRunning(record: OpenedRecord | null, at: number, setAt: (at: number) => void) {
  const [running, setRunning] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a setter of state never changes
  useEffect(() => {
    if (!running || !record) return
    if (at >= record.entries) return setRunning(false)
    const timer = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [running, record, at])
  return { running, setRunning }
}

/** Keeps the moment in the address; whatever else it says stays, above all the invitation and a game that it carries. */
function useAddress(record: OpenedRecord | null, at: number): void {
  useEffect(() => {
    if (!record) return
    const search = new URLSearchParams(location.search)
    search.set('at', String(at))
    history.replaceState(history.state, '', `?${search}${location.hash}`)
  }, [record, at])
}

/** A record on the screen: where it stands, from whose seat, and whether it runs by itself. */
export function useReplay() {
  const host = useHost()
  const [record, setRecord] = useState<OpenedRecord | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>('spectator')
  const [moment, setMoment] = useState<Moment | null>(null)
  const { running, setRunning } = useRunning(record, at, setAt)
  useAddress(record, at)
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

  const open = async (text: string) => {
    try {
      const opened = await required(host).open(text)
      setError(null)
      setAt(Math.min(START(), opened.entries))
      setViewer('spectator')
      setMoment(null)
      setRecord(opened)
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const playOn = (seat: Seat): Promise<SavedGame> => required(host).playOn(at, seat)
  const ready = host !== null
  return { host, ready, record, error, at, viewer, running, moment, open, playOn, setAt, setViewer, setRunning }
}
