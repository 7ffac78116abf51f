import { type Said, termsPhrase } from '@sablier/donjon-quetes-trahisons'
import { Icon, phraseText } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { useDonjon } from '../use-donjon.ts'
import { draftOf, saidOf } from './offer-draft.ts'
import { ideasOf, type OpenOfferDraft } from './use-offer.ts'

const SHOWN = 4

/** Suggestions for the chosen partner: a press lays one on the mat, to be changed or said. */
export function Ideas({ open }: { open: OpenOfferDraft }) {
  const { words, seats } = useDonjon()
  const { draft, change } = open
  const ideas = ideasOf(open).filter(({ to }) => to === draft.to)
  const now = JSON.stringify(saidOf(draft))
  if (ideas.length === 0) return null
  return (
    <div className="ideas">
      <span>{words.ideas}</span>
      {ideas.slice(0, SHOWN).map((idea) => (
        <button
          key={JSON.stringify(idea)}
          type="button"
          className="idea"
          data-idea
          aria-pressed={JSON.stringify(saidOf(draftOf(idea, draft))) === now}
          aria-label={`${words.ideas}: ${seats[idea.to]?.name ?? ''}`}
          onClick={() => change(draftOf(idea, draft))}
        >
          <Idea idea={idea} />
        </button>
      ))}
    </div>
  )
}

function Idea({ idea: { to, give, want, promise, asks } }: { idea: Said }) {
  const { reader } = useDonjon()
  const terms = promise ?? asks?.[0]
  return (
    <>
      {give && <GoodsLine goods={give} still />}
      {(give || want) && <Icon name="sign-swap" />}
      {want && <GoodsLine goods={want} still />}
      {terms && (
        <small>{phraseText(termsPhrase(promise ? 'promise' : 'ask', terms, { other: { seat: to } }), reader)}</small>
      )}
    </>
  )
}
