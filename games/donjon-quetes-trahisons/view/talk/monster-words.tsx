import { type Bid, type Fight, monsterOdds } from '@sablier/donjon-quetes-trahisons'
import { GoodsLine } from '../parts/goods-line.tsx'
import { percent } from '../stage/odds-bar.tsx'
import { useDonjon } from '../use-donjon.ts'
import { OfferWords } from './offer-words.tsx'
import { SaidBy } from './said-by.tsx'
import { SayButton } from './say-button.tsx'
import { TalkWords } from './talk-words.tsx'

/** Before a monster: the prices that helpers ask for, and the bargain under way. */
export function MonsterWords({ fight }: { fight: Fight }) {
  const { t } = useDonjon()
  const open = fight.ally < 0 && t.phase === 'negotiation' && t.fact('talk') === null
  return (
    <>
      {open && t.fact('bids').map((bid) => <BidWords key={bid.seat} bid={bid} fight={fight} />)}
      <TalkWords />
      <OfferWords />
    </>
  )
}

function BidWords({ bid: { seat, prices }, fight }: { bid: Bid; fight: Fight }) {
  const { t, words, me } = useDonjon()
  if (seat === me || prices.length === 0) return null
  const odds = percent(monsterOdds(t, fight, seat))
  return (
    <SaidBy
      seat={seat}
      buttons={prices.map((goods, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prices are known by their number
        <SayButton key={n} target={{ option: `take:${seat}:${n}` }} strong={n === 0}>
          <GoodsLine goods={goods} still />
        </SayButton>
      ))}
    >
      {me !== fight.owner &&
        prices.map((goods, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prices are known by their number
          <span key={n}>
            {n > 0 && ` ${words.or} `}
            <GoodsLine goods={goods} />
          </span>
        ))}
      <small className="said-odds">
        +{t.track('ally-power', seat)} · {words.odds(odds)}
      </small>
    </SaidBy>
  )
}
