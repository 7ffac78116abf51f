import { salesOf } from './auction.ts'
import { AuctionStage, OfferStage } from './auction-stage.tsx'
import { Bench } from './bench.tsx'
import { Families } from './families.tsx'
import { PickStage } from './pick-stage.tsx'
import { useLands } from './use-lands.ts'
import { usePickPieces } from './use-pick-pieces.ts'
import { WatchStage } from './watch-stage.tsx'

/** The middle of the table: whatever is being decided, large. */
export function Stage({ onDiscard }: { onDiscard: () => void }) {
  const { t, ask, view, me } = useLands()
  const picks = usePickPieces()
  if (ask?.text === 'name-family') return <Families />
  if (picks) return <PickStage {...picks} />
  if (ask?.text === 'auction.offer-one' || ask?.text === 'face-down') return <OfferStage onDiscard={onDiscard} />
  if (salesOf(t).length > 0) return <AuctionStage onDiscard={onDiscard} />
  if (view.state.phase === 'effects' && me !== null && view.state.active === me && ask?.text !== 'shield')
    return <Bench />
  return <WatchStage onDiscard={onDiscard} />
}
