import {
  type OpenOffer,
  offerParams,
  offerText,
  type Promised,
  type Talk,
  termsPhrase,
} from '@sablier/donjon-quetes-trahisons'
import { type TextNode, textOf } from '@sablier/kernel'
import { RichText, useLanguage, useTable } from '@sablier/ui'
import type { ReactNode } from 'react'
import { TABLE_WORDS } from './table-words.ts'

const SIGNS: Readonly<Record<Promised['state'], string>> = { open: '…', due: '!', kept: '✓', broken: '✗', lapsed: '–' }

/** Who would give whom what, and for what. */
type Terms = Pick<Promised, 'from' | 'to' | 'condition' | 'goods'>

/** The negotiation: what is being talked about, open offers with their answers, this turn's promises, and old ones. */
export function Negotiation() {
  const model = useTable()
  const { table } = model
  const words = TABLE_WORDS[useLanguage()]
  const said = ({ from, to, ...terms }: Terms, verb: 'promises' | 'would-promise') => ({
    seat: { seat: from },
    terms: termsPhrase(verb, terms, { other: { seat: to } }),
  })
  const talk = table.fact('talk') as Talk | null
  const promised = (table.fact('promised') as readonly Promised[] | null) ?? []
  const offers = (table.fact('open-offers') as readonly OpenOffer[] | null) ?? []
  return (
    <section className="talks" aria-label={words.talk} data-part="talks">
      {talk && (
        <Said nodes={textOf(model, 'words', 'talked-over', said({ ...talk, goods: talk.give }, 'would-promise'))} />
      )}
      {offers.map((offer) => (
        <Said
          key={`${offer.from}>${offer.to}`}
          nodes={textOf(model, 'log', `${offerText(table, offer)}-offered`, offerParams(offer, offer.from))}
        >
          <Answers {...offer} />
        </Said>
      ))}
      {promised.length > 0 && <p className="talks-title">{words.promises}</p>}
      {promised.map((made, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: promises are known by their number
        <Said key={i} nodes={textOf(model, 'log', 'promise-made', said(made, 'promises'))}>
          <b className={`promise-state promise-${made.state}`}>
            <span aria-hidden="true">{SIGNS[made.state]}</span> {words.states[made.state]}
          </b>
        </Said>
      ))}
      <Memory />
    </section>
  )
}

/** One sentence of the game about a promise or an offer, and what can be said to it. */
function Said({ nodes, children }: { readonly nodes: TextNode[]; readonly children?: ReactNode }) {
  return (
    <p className="said">
      <span>
        <RichText nodes={nodes} />
      </span>
      {children}
    </p>
  )
}

/** What one may answer to an open offer, beside the offer itself. */
function Answers({ from, to }: OpenOffer) {
  const model = useTable()
  const { me, offers, take } = model
  const mine =
    me === to ? [`accept:${from}`, `refuse:${from}`, `counter:${from}`] : me === from ? [`withdraw:${to}`] : []
  return offers
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
  const told = model.events.filter((event) => event.type === 'said').filter(({ key }) => REMEMBERED.includes(key))
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
              <RichText nodes={textOf(model, 'log', event.key, event.params)} />
            </li>
          ))}
      </ul>
    </details>
  )
}
