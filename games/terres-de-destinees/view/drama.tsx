import { BackdropPicture, Banner, Icon, type SaidLine, saidLine } from '@sablier/ui'
import { useState } from 'react'
import { lastAuction } from './auction-story.ts'
import { Sold } from './sold.tsx'
import { useLands } from './use-lands.ts'

const RECENT = 300

/** The newest elimination that was told after an entry. */
const outSince = (told: readonly SaidLine[], since: number): SaidLine | undefined =>
  told.findLast(({ key, entry }) => key === 'eliminated' && entry > since)

/** Sold, or eliminated: staged over the table for a moment, then gone. */
export function Drama() {
  const { events, view, words, nameOf } = useLands()
  const [seen, setSeen] = useState(view.entries)
  const recent = events.slice(-RECENT)
  if (seen > view.entries) setSeen(view.entries)
  if (view.state.result) return null
  const out = outSince(
    recent.flatMap((event) => saidLine(event) ?? []),
    seen,
  )
  if (out)
    return (
      <Banner
        key={out.entry}
        title={words.isOut(nameOf(out.seat()))}
        text={words.outWhy}
        picture={<BackdropPicture backdrop="necromancy" />}
        onDone={() => setSeen(out.entry)}
      >
        <Icon name="broken-heart" className="drama-heart" />
      </Banner>
    )
  const { bought } = lastAuction(recent)
  if (!bought || bought.entry <= seen) return null
  return <Sold key={bought.entry} bought={bought} onDone={() => setSeen(bought.entry)} />
}
