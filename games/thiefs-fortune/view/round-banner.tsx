import { LOOT_LIMITS } from '@sablier/thiefs-fortune'
import { BackdropPicture, Banner } from '@sablier/ui'
import { useEffect, useRef, useState } from 'react'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

/** The hourglass turns over: a new round, with its Loot limit. It goes away by itself. */
export function RoundBanner() {
  const { table } = useThief()
  const words = useThiefWords()
  const { round } = table
  const last = useRef(round)
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    if (round === last.current + 1) setShown(round)
    last.current = round
  }, [round])
  if (shown === null) return null
  return (
    <Banner
      title={words.roundTitle(shown)}
      text={words.roundText(LOOT_LIMITS[shown - 1] ?? 0)}
      picture={<BackdropPicture backdrop="rooftops" />}
      onDone={() => setShown(null)}
    />
  )
}
