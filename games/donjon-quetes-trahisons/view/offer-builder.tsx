import { CONDITION_WORDS, goodsPhrase, proposalPhrase } from '@sablier/donjon-quetes-trahisons'
import type { Answer, SeenAsk } from '@sablier/kernel'
import { phraseText, useDraft, useLanguage, useTable } from '@sablier/ui'
import { GoodsEditor, useStock } from './goods-editor.tsx'
import { formFor, type OfferDraft, type OfferForm, proposalOf } from './offer-draft.ts'
import { TABLE_WORDS } from './table-words.ts'

const MOST_PRICES = 3

/** Lets one word an offer freely: whom it goes to, on what condition, what is given and what is wanted. */
export function OfferBuilder({ ask }: { ask: SeenAsk }) {
  const { table } = useTable()
  const [draft] = useDraft<OfferDraft | null>(null)
  const words = TABLE_WORDS[useLanguage()]
  const form = formFor(
    ask,
    table.seats.filter((seat) => seat !== ask.seat),
  )
  if (!form) return null
  return (
    <details className="offer" open={draft !== null}>
      <summary>{words.offer}</summary>
      <Form ask={ask} form={form} />
    </details>
  )
}

function Form({ ask, form }: { ask: SeenAsk; form: OfferForm }) {
  const { reader, submit } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const [draft, setDraft] = useDraft<OfferDraft>({
    to: form.partners[0] ?? ask.seat,
    condition: form.conditions[0] ?? '',
    give: {},
    want: {},
    prices: [],
  })
  const { prices } = draft
  const change = (part: Partial<OfferDraft>) => setDraft({ ...draft, ...part })
  const payer = ask.params['seat']
  const giver = typeof payer === 'object' && 'seat' in payer ? payer.seat : draft.to
  const promised = form.parts[0] === 'goods' || form.parts[0] === 'prices'
  const [mine, theirs] = [useStock(ask.seat, promised), useStock(giver, promised)]
  const proposal = proposalOf(ask, draft)
  const several = ask.text === 'name-prices' && prices.length + 1 < MOST_PRICES
  return (
    <div className="offer-form">
      {form.partners.length > 0 && (
        <label>
          {words.to}{' '}
          <select value={draft.to} onChange={({ target }) => change({ to: Number(target.value), want: {} })}>
            {form.partners.map((seat) => (
              <option key={seat} value={seat}>
                {reader.seatName(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      {form.conditions.length > 0 && (
        <label>
          {words.condition}{' '}
          <select value={draft.condition} onChange={({ target }) => change({ condition: target.value })}>
            {form.conditions.map((condition) => (
              <option key={condition} value={condition}>
                {phraseText(CONDITION_WORDS[condition], reader)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(form.parts.includes('give') || form.parts.includes('goods')) && (
        <GoodsEditor
          title={promised ? words.youPromise : words.youGive}
          stock={mine}
          goods={draft.give}
          onChange={(give) => change({ give })}
        />
      )}
      {(form.parts.includes('want') || form.parts.includes('prices')) && (
        <GoodsEditor
          title={promised ? words.youAsk : words.youWant}
          stock={theirs}
          goods={draft.want}
          onChange={(want) => change({ want })}
        />
      )}
      <p className="offer-preview" aria-live="polite">
        {phraseText(proposalPhrase(proposal), reader)}
      </p>
      <div className="offer-ways">
        {several && (
          <button type="button" className="quiet" onClick={() => change({ prices: [...prices, draft.want], want: {} })}>
            {words.addPrice} ({phraseText(goodsPhrase(draft.want), reader)})
          </button>
        )}
        <button type="button" className="strong" data-offer-make onClick={() => submit(proposal as Answer)}>
          {words.make}
        </button>
      </div>
    </div>
  )
}
