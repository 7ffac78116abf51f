import type { Seat } from '@sablier/kernel'
import { Avatar, Icon, useChoosable, useChosen, usePointed } from '@sablier/ui'
import { useState } from 'react'
import { handOf, limitOf, salesOf } from './auction.ts'
import { useDue } from './use-due.ts'
import { useLands } from './use-lands.ts'
import { useRoom } from './use-room.ts'

/** So many rungs at once on a phone; the others are a press away. */
const PAGE = { low: 6, tall: 13, side: 6 } as const
const LOW = 700

/** One's hand as a ladder: a rung for every card; sunk ones are bid already, the last one is the life that stays. */
export function Ladder() {
  const { t, ask, mine, words } = useLands()
  const { shape, height } = useRoom()
  const [page, setPage] = useState(0)
  if (ask?.text !== 'first-bid' && ask?.text !== 'raise') return null
  const price = t.track('price')
  const most = limitOf(t, mine)
  // A long ladder leaves out what is sunk but for the last rung.
  const from = most > 9 || shape !== 'desk' ? Math.max(1, price) : 1
  const rungs = Array.from({ length: most - from + 1 }, (_, i) => from + i)
  const room = shape === 'desk' ? rungs.length : PAGE[shape === 'tall' && height < LOW ? 'low' : shape]
  const step = rungs.length <= room ? Math.max(1, rungs.length) : room - 1
  const pages = Math.ceil(rungs.length / step)
  const isShown = (i: number) => Math.floor(i / step) === page % pages
  return (
    <div className="ladder-place">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own */}
      <div className="ladder" role="group" aria-label={words.rungs} data-many={most - price > 13 || undefined}>
        {rungs.map((n, i) =>
          n <= price ? isShown(i) && <SunkRung key={n} n={n} /> : <Rung key={n} n={n} hidden={!isShown(i)} />,
        )}
        {pages > 1 && (
          <button
            type="button"
            className="rung rung-page"
            aria-label={words.moreRungs}
            onClick={() => setPage(page + 1)}
          >
            »
          </button>
        )}
        <span className="rung rung-life" title={words.keepOne} role="img" aria-label={words.keepOne}>
          <Icon name="hearts" />
        </span>
      </div>
      <BidPreview />
    </div>
  )
}

/** Rivals whose hand ends at this rung. */
function Flags({ n }: { n: number }) {
  const { t, mine, nameOf, words } = useLands()
  const seats = t.seats.filter((seat: Seat) => seat !== mine && limitOf(t, seat) === n)
  if (seats.length === 0) return null
  return (
    <span className="rung-flags">
      {seats.map((seat) => (
        <span key={seat} title={`${nameOf(seat)}: ${words.bids(n)}`}>
          <Avatar seat={seat} size="small" label={`${nameOf(seat)}: ${words.bids(n)}`} />
        </span>
      ))}
    </span>
  )
}

const SunkRung = ({ n }: { n: number }) => (
  <span className="rung rung-sunk">
    {n}
    <Flags n={n} />
  </span>
)

function Rung({ n, hidden }: { n: number; hidden: boolean }) {
  const { words } = useLands()
  const choice = useChoosable({ option: String(n) }, { twice: true })
  return (
    <button
      type="button"
      className="rung"
      hidden={hidden}
      aria-label={words.bid(n)}
      {...choice.props}
      {...(n < 10 && { 'data-key': n })}
    >
      {n}
      <Flags n={n} />
    </button>
  )
}

/** What the rung that is chosen or pointed at means: cards paid and to whom, life left, and what Harbour and Purse save. */
function BidPreview() {
  const { t, mine, words } = useLands()
  const chosen = useChosen()
  const pointed = usePointed()
  const n = Number(chosen[0] ?? pointed)
  const { due, why } = useDue(Number.isInteger(n) && n > 0 ? n : 0)
  const receiver = useReceiver()
  if (!(n > 0)) return <BidHint />
  const left = handOf(t, mine) - due
  return (
    <span className="bid-preview" role="status">
      <span>
        <b>{n}</b> →{' '}
        <span className={left <= 2 ? 'bid-low' : ''}>
          <Icon name="hearts" /> <b>{left}</b>
        </span>{' '}
        {words.left}
      </span>
      <em>{due < n ? words.payOnly(due, why) : receiver}</em>
    </span>
  )
}

/** Who gets the cards that are bid. */
function useReceiver(): string {
  const { t, mine, words, nameOf } = useLands()
  const seller = salesOf(t)[0]?.seller ?? mine
  if (t.seats.length === 2) return words.paidOff
  return seller === mine ? words.paidRound : words.paidTo(nameOf(seller))
}

/** Before a rung is pressed: how to bid, or what the highest bid would bring to whoever sells. */
function BidHint() {
  const { t, mine, words } = useLands()
  const isSold = t.fact('high-bidder') >= 0 && t.seats.length > 2
  if (!isSold || salesOf(t)[0]?.seller !== mine) return <span className="bid-preview bid-hint">{words.ladderHint}</span>
  const hand = handOf(t, mine)
  return (
    <span className="bid-preview">
      {words.ifSold}
      <span>
        <Icon name="hearts" /> {hand} → <b>{hand + t.track('price')}</b>
      </span>
    </span>
  )
}
