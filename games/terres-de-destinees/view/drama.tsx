import { cardById, type Seat } from '@sablier/kernel'
import { BackdropPicture, Banner, CardPicture, Icon, type SaidLine, saidLine } from '@sablier/ui'
import { useState } from 'react'
import { lastAuction } from './auction-story.ts'
import { Fan } from './bid-spot.tsx'
import { useLands } from './use-lands.ts'

/** A great moment of the last answers. */
type Moment =
  | {
      readonly kind: 'sold'
      readonly seat: Seat
      readonly card: string
      readonly price: number
      readonly entry: number
    }
  | { readonly kind: 'out'; readonly seat: Seat; readonly entry: number }

/** The newest sale or elimination that was told after an entry. */
function momentSince(told: readonly SaidLine[], since: number, bought: Moment | null): Moment | null {
  const out = told.findLast(({ key, entry }) => key === 'eliminated' && entry > since)
  if (out) return { kind: 'out', seat: out.seat(), entry: out.entry }
  return bought && bought.entry > since ? bought : null
}

const RECENT = 300

/** Sold, or eliminated: staged over the table for a moment, then gone. */
export function Drama() {
  const { events, view, game, words, nameOf } = useLands()
  const [seen, setSeen] = useState(view.entries)
  const recent = events.slice(-RECENT)
  const told = recent.flatMap((event) => saidLine(event) ?? [])
  const { bought } = lastAuction(recent)
  const entry = told.findLast(({ key }) => key === 'acquired')?.entry ?? 0
  const moment = momentSince(told, seen, bought ? { kind: 'sold', ...bought, entry } : null)
  if (seen > view.entries) setSeen(view.entries)
  if (!moment || view.state.result) return null
  const done = () => setSeen(moment.entry)
  if (moment.kind === 'out')
    return (
      <Banner
        key={moment.entry}
        title={words.isOut(nameOf(moment.seat))}
        text={words.outWhy}
        picture={<BackdropPicture backdrop="necromancy" />}
        onDone={done}
      >
        <Icon name="broken-heart" className="drama-heart" />
      </Banner>
    )
  const card = cardById(game, moment.card)
  return (
    <Banner
      key={moment.entry}
      title={words.sold}
      text={words.soldTo(nameOf(moment.seat), moment.price)}
      picture={card && <CardPicture card={card} />}
      onDone={done}
    >
      <span className="drama-price">
        <Icon name="gavel" />
        <Fan n={moment.price} seat={moment.seat} large />
      </span>
    </Banner>
  )
}
