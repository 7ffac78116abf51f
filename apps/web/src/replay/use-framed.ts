import { useEffect, useState } from 'react'
import type { FramedMoment } from '../review/table-then.tsx'
import type { Replay } from './use-replay.ts'

/** A replay in a frame shows what the page around it says, and marks the cards it names. Null where it is not framed. */
export function useFramed({ setAt, setViewer }: Replay, isReady: boolean): FramedMoment | null {
  const [told, setTold] = useState<FramedMoment | null>(null)
  const isFramed = window.parent !== window
  useEffect(() => {
    if (!isFramed || !isReady) return
    document.documentElement.toggleAttribute('data-framed', true)
    const heard = ({ origin, data }: MessageEvent<FramedMoment>) => {
      if (origin !== location.origin || data?.framed !== 'moment') return
      setTold(data)
      setViewer(data.seat)
      setAt(data.at)
    }
    addEventListener('message', heard)
    window.parent.postMessage('framed ready', location.origin)
    return () => removeEventListener('message', heard)
  }, [isFramed, isReady, setAt, setViewer])
  return isFramed ? told : null
}

/** The style that marks what was played and what would have been better. */
export function marksOf({ given, better }: Pick<FramedMoment, 'given' | 'better'>): string {
  const mark = (cards: readonly string[], colour: string) =>
    cards.map(
      (card) => `[data-card="${CSS.escape(card)}"]{outline:4px solid ${colour};outline-offset:1px;border-radius:6px}`,
    )
  return [...mark(given, '#d9482b'), ...mark(better, '#4fae5a')].join('')
}
