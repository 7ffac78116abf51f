import type { OpenOffer } from '@sablier/donjon-quetes-trahisons'
import { isEmpty } from '@sablier/donjon-quetes-trahisons'
import { Icon } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { useDonjon } from '../use-donjon.ts'
import { SaidBy } from './said-by.tsx'
import { SayButton } from './say-button.tsx'

/** Trades that lie open: what is given for what, with the answers for whoever may give them. */
export function OfferWords() {
  const { t } = useDonjon()
  return t.fact('open-offers').map((offer) => <OfferSaid key={`${offer.from}>${offer.to}`} offer={offer} />)
}

function OfferSaid({ offer }: { offer: OpenOffer }) {
  const { me, seats } = useDonjon()
  const { from, to, give, want } = offer
  return (
    <SaidBy
      seat={from}
      buttons={
        me === to ? (
          <>
            <SayButton target={{ offer: `accept:${from}` }} strong>
              <Short option="accept" />
            </SayButton>
            <SayButton target={{ offer: `counter:${from}` }}>
              <Short option="counter" />
            </SayButton>
            <SayButton target={{ offer: `refuse:${from}` }}>
              <Short option="refuse" />
            </SayButton>
          </>
        ) : (
          me === from && <SayButton target={{ offer: `withdraw:${to}` }} />
        )
      }
    >
      {me !== to && (
        <>
          →{' '}
          <b className="text-seat" data-seat={to}>
            {seats[to]?.name}
          </b>{' '}
        </>
      )}
      {!isEmpty(give) && <GoodsLine goods={give} />}
      {!isEmpty(want) && (
        <>
          {' '}
          <Icon name="sign-swap" /> <GoodsLine goods={want} />
        </>
      )}
    </SaidBy>
  )
}

/** The short words of an answer: the bubble says what it is about. */
function Short({ option }: { option: 'accept' | 'counter' | 'refuse' }) {
  return useDonjon().words.answers[option]
}
