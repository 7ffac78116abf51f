import { occasionPhrase, type Promised } from '@sablier/donjon-quetes-trahisons'
import { Icon, type IconName, phraseText } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { useDonjon } from '../use-donjon.ts'

const SEALS: Readonly<Record<Promised['state'], IconName>> = {
  open: 'tied-scroll',
  due: 'hourglass',
  kept: 'check-mark',
  broken: 'backstab',
  lapsed: 'dust-cloud',
}

/** The promises that stand and those of this turn, under their seals: who gave whom which word, for when, and what became of it. */
export function Ledger() {
  const { t, words } = useDonjon()
  const promised = t.fact('promised')
  return (
    <section className="ledger" aria-label={words.promises} data-part="talks">
      <h2>
        <Icon name="tied-scroll" /> {words.promises}
      </h2>
      {promised.length === 0 && <p className="ledger-none">{words.noPromises}</p>}
      <ol>
        {promised.map((promise, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: promises are known by their number
          <PromiseLine key={i} promise={promise} />
        ))}
      </ol>
      <p className="ledger-memo">{words.memo}</p>
    </section>
  )
}

function PromiseLine({ promise }: { promise: Promised }) {
  const { seats, words, reader } = useDonjon()
  const { from, to, condition, goods, state, when } = promise
  return (
    <li className={`promise promise-${state}`}>
      <span className="seal">
        <Icon name={SEALS[state]} />
      </span>
      <span>
        <b className="text-seat" data-seat={from}>
          {seats[from]?.name}
        </b>{' '}
        →{' '}
        <b className="text-seat" data-seat={to}>
          {seats[to]?.name}
        </b>{' '}
        <i className="promise-state">{words.states[state]}</i>
        <br />
        <GoodsLine goods={goods} /> <small>{words.conditions[condition]}</small>
        {when && <small> · {phraseText(occasionPhrase(when), reader)}</small>}
      </span>
    </li>
  )
}
