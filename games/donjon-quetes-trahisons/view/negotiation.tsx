import type { Goods, OpenOffer, Promised, Talk } from '@sablier/donjon-quetes-trahisons'
import type { FillParam, Seat } from '@sablier/kernel'
import { RichText, textOf, useLanguage, useTable } from '@sablier/ui'
import type { ReactNode } from 'react'
import { goodsText } from './proposal-text.ts'
import { TABLE_WORDS } from './table-words.ts'

const SIGNS: Readonly<Record<Promised['state'], string>> = { open: '…', due: '!', kept: '✓', broken: '✗', lapsed: '–' }

/** The negotiation: what is being talked about, open offers with their answers, this turn's promises, and old ones. */
export function Negotiation() {
  const { table } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const talk = table.fact('talk') as Talk | null
  const promised = (table.fact('promised') as readonly Promised[] | null) ?? []
  const offers = (table.fact('open-offers') as readonly OpenOffer[] | null) ?? []
  return (
    <section className="talks" aria-label={words.talk} data-part="talks">
      {talk && <Said from={talk.from} to={talk.to} give={talk.give} condition={talk.condition} />}
      {offers.map((offer) => (
        <Said key={`${offer.from}>${offer.to}`} {...offer}>
          <Answers {...offer} />
        </Said>
      ))}
      {promised.length > 0 && <p className="talks-title">{words.promises}</p>}
      {promised.map(({ from, to, goods, condition, state }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: promises are known by their number
        <Said key={i} from={from} to={to} give={goods} condition={condition}>
          <b className={`promise-state promise-${state}`}>
            <span aria-hidden="true">{SIGNS[state]}</span> {words.states[state]}
          </b>
        </Said>
      ))}
      <Memory />
    </section>
  )
}

interface SaidProps {
  readonly from: Seat
  readonly to: Seat
  readonly give: Goods
  readonly want?: Goods
  readonly condition?: string
  readonly children?: ReactNode
}

/** One offer or promise in a line: who to whom, what for what. */
function Said({ from, to, give, want, condition, children }: SaidProps) {
  const { seats, reader } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  return (
    <p className="said">
      <RichText
        nodes={[
          { kind: 'seat', seat: from, text: seats[from]?.name ?? '' },
          { kind: 'words', text: ' → ' },
          { kind: 'seat', seat: to, text: seats[to]?.name ?? '' },
        ]}
      />
      <span>
        {words.gives} {goodsText(give, reader)}
      </span>
      {want && (
        <span>
          {words.wants} {goodsText(want, reader)}
        </span>
      )}
      {condition && <span>{words.conditions[condition as keyof typeof words.conditions]}</span>}
      {children}
    </p>
  )
}

/** What one may answer to an open offer, beside the offer itself. */
function Answers({ from, to }: OpenOffer) {
  const model = useTable()
  const { me, view, take } = model
  const mine =
    me === to ? [`accept:${from}`, `refuse:${from}`, `counter:${from}`] : me === from ? [`withdraw:${to}`] : []
  return view.offers
    .filter(({ id }) => mine.includes(id))
    .map((offer) => (
      <button key={offer.id} type="button" className="quiet" onClick={() => take(offer.id)}>
        <RichText nodes={textOf(model, 'options', offer.text, offer.params)} tappable={false} />
      </button>
    ))
}

const REMEMBERED = ['promise-kept', 'promise-kept-in-part', 'promise-broken', 'word-kept', 'word-broken']
const SHOWN = 8

/** How everybody has kept their word so far, the latest first. */
function Memory() {
  const model = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const told = model.events.filter((event) => event.type === 'said' && REMEMBERED.includes(event['key'] as string))
  if (told.length === 0) return null
  return (
    <details className="memory">
      <summary>
        {words.memory} ({told.length})
      </summary>
      <ul>
        {told
          .slice(-SHOWN)
          .reverse()
          .map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past have no name but their place
            <li key={i}>
              <RichText
                nodes={textOf(model, 'log', event['key'] as string, event['params'] as Record<string, FillParam>)}
              />
            </li>
          ))}
      </ul>
    </details>
  )
}
