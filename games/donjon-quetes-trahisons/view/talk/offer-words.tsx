import { isEmpty, monsterOdds, type OpenOffer, occasionPhrase, type Terms } from '@sablier/donjon-quetes-trahisons'
import { Icon, phraseText } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { Honour } from '../parts/honour.tsx'
import { percent } from '../stage/odds-bar.tsx'
import { useDonjon } from '../use-donjon.ts'
import { SaidBy } from './said-by.tsx'
import { SayButton } from './say-button.tsx'

/** Offers that lie open: what is given for what, what is promised and asked for, with the answers for whoever may give them. */
export function OfferWords() {
  const { t } = useDonjon()
  return t.fact('open-offers').map((offer) => <OfferSaid key={`${offer.from}>${offer.to}`} offer={offer} />)
}

function OfferSaid({ offer }: { offer: OpenOffer }) {
  const { me, seats } = useDonjon()
  const { from, to, give, want, promise, asks } = offer
  return (
    <SaidBy seat={from} buttons={me === to ? <Answers offer={offer} /> : me === from && <Withdraw to={to} />}>
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
      {promise && <TermsSaid terms={promise} icon="tied-scroll" />}
      {promise && <Honour seat={from} />}
      {(me !== to || asks.length === 1) &&
        asks.map((terms) => <TermsSaid key={JSON.stringify(terms)} terms={terms} icon="scales" />)}
      <Odds offer={offer} />
    </SaidBy>
  )
}

/** What is promised or asked for: goods, for what, for which day. */
function TermsSaid({ terms: { condition, goods, when }, icon }: { terms: Terms; icon: 'tied-scroll' | 'scales' }) {
  const { words, reader } = useDonjon()
  return (
    <span className="said-terms">
      <Icon name={icon} /> <GoodsLine goods={goods} /> <small>{words.conditions[condition]}</small>
      {when && <small> · {phraseText(occasionPhrase(when), reader)}</small>}
    </span>
  )
}

/** What the help would bring against the monster before one. */
function Odds({ offer: { from, to } }: { offer: OpenOffer }) {
  const { t, words } = useDonjon()
  const fight = t.fact('fight')
  if (fight?.kind !== 'monster' || t.phase !== 'negotiation') return null
  const helper = from === fight.owner ? to : from
  return (
    <small className="said-odds">
      +{t.track('ally-power', helper)} · {words.odds(percent(monsterOdds(t, fight, helper)))}
    </small>
  )
}

const Withdraw = ({ to }: { to: number }) => <SayButton target={{ offer: `withdraw:${to}` }} />

function Answers({ offer: { from, asks } }: { offer: OpenOffer }) {
  const { answers } = useDonjon().words
  return (
    <>
      {asks.length > 1 ? (
        asks.map(({ goods }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prices are known by their number
          <SayButton key={n} target={{ offer: `accept:${from}:${n}` }} strong={n === 0}>
            <GoodsLine goods={goods} still />
          </SayButton>
        ))
      ) : (
        <SayButton target={{ offer: `accept:${from}` }} strong>
          {answers.accept}
        </SayButton>
      )}
      <SayButton target={{ offer: `counter:${from}` }}>{answers.counter}</SayButton>
      <SayButton target={{ offer: `refuse:${from}` }}>{answers.refuse}</SayButton>
    </>
  )
}
