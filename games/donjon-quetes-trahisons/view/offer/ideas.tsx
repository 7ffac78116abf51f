import { type Goods, isEmpty } from '@sablier/donjon-quetes-trahisons'
import { Icon } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { useDonjon } from '../use-donjon.ts'
import { draftOf, type OfferDraft, proposalOf } from './offer-draft.ts'
import type { OpenOfferDraft } from './use-offer.ts'

const SHOWN = 6

/** Suggestions for the chosen partner: a press lays one on the mat, to be changed or said. */
export function Ideas({ open }: { open: OpenOfferDraft }) {
  const { words, seats } = useDonjon()
  const { ask, draft, change, form } = open
  const ideas = ask.candidates.flatMap((candidate, n) => {
    const made = draftOf(candidate, draft)
    return made && (form.partners.length === 0 || made.to === draft.to) ? [{ n, made }] : []
  })
  const now = JSON.stringify(proposalOf(ask, draft))
  if (ideas.length === 0) return null
  return (
    <div className="ideas">
      <span>{words.ideas}</span>
      {ideas.slice(0, SHOWN).map(({ n, made }) => (
        <button
          key={n}
          type="button"
          className="idea"
          data-option={n}
          aria-pressed={draft.said && JSON.stringify(proposalOf(ask, made)) === now}
          aria-label={`${words.ideas}: ${seats[made.to]?.name ?? ''}`}
          onClick={() => change(made)}
        >
          <Idea draft={made} />
        </button>
      ))}
    </div>
  )
}

function Idea({ draft: { give, want, condition } }: { draft: OfferDraft }) {
  const { words } = useDonjon()
  const side = (goods: Goods) => (isEmpty(goods) ? null : <GoodsLine goods={goods} still />)
  const nothing = isEmpty(give) && isEmpty(want)
  return (
    <>
      {side(give)}
      {!isEmpty(give) && !isEmpty(want) && <Icon name="sign-swap" />}
      {side(want)}
      {nothing && words.freely} {condition !== 'none' && <small>{words.conditions[condition]}</small>}
    </>
  )
}
