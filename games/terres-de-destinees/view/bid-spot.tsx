import type { Seat } from '@sablier/kernel'
import { useMemo } from 'react'
import { salesOf } from './auction.ts'
import { type AuctionStory, lastAuction } from './auction-story.ts'
import { useLands } from './use-lands.ts'

const RECENT = 300

/** Everybody's last word in the auction that is on; null while nothing is on sale. */
export function useAuction(): AuctionStory | null {
  const { t, events } = useLands()
  const story = useMemo(() => lastAuction(events.slice(-RECENT)), [events])
  return salesOf(t).length > 0 ? story : null
}

/** As many card backs as are bid: a bid is a number, not particular cards. */
export function Fan({ n, seat, large = false }: { n: number; seat: Seat; large?: boolean }) {
  const shown = Math.min(n, 12)
  return (
    <span className={`fan${large ? ' fan-large' : ''}`} data-seat={seat} aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a laid card is its place
        <i key={i} />
      ))}
    </span>
  )
}

/** What a seat has said in this auction, hanging from its place. */
export function BidSpot({ seat }: { seat: Seat }) {
  const { t, view, words } = useLands()
  const story = useAuction()
  if (!story || t.track('eliminated', seat) === 1) return null
  const call = story.calls.get(seat)
  const speaks = view.waiting.includes(seat)
  if (t.fact('high-bidder') === seat)
    return (
      <span className="spot spot-leads" data-seat={seat}>
        <Fan n={t.track('price')} seat={seat} />
        <b>{t.track('price')}</b> {words.leads}
      </span>
    )
  if (speaks || call === undefined) return speaks ? <span className="spot">{words.speaks}</span> : null
  if (call === 'passed' || call === 'cannot') return <span className="spot spot-out">{words[call]}</span>
  return (
    <span className="spot">
      <Fan n={call} seat={seat} />
      <b>{call}</b>
    </span>
  )
}
