import { useEffect, useState } from 'react'
import { findRecord, type RecordSource } from './find-record.ts'
import type { Replay } from './use-replay.ts'

/** Opens the record that an address names, once; says whether there is none. */
export function useSource(source: RecordSource | undefined, replay: Replay): boolean {
  const [missing, setMissing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each address
  useEffect(() => {
    if (source && replay.ready)
      void findRecord(source).then(
        (text) => (text === null ? setMissing(true) : replay.open(text)),
        () => setMissing(true),
      )
  }, [replay.ready])
  return missing
}
