import { isEmpty, proposalPhrase, type Said } from '@sablier/donjon-quetes-trahisons'
import { Icon, phraseText } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { useDonjon } from '../use-donjon.ts'
import { draftOf, saidOf } from './offer-draft.ts'
import { CONDITION_SIGNS } from './terms.tsx'
import { ideasOf, type OpenOfferDraft } from './use-offer.ts'

const SHOWN = 4

/** Suggestions for the chosen partner: a press lays one on the mat, to be changed or said. */
export function Ideas({ open }: { open: OpenOfferDraft }) {
  const { words, reader } = useDonjon()
  const { draft, change } = open
  const ideas = ideasOf(open).filter(({ to }) => to === draft.to)
  const said = saidOf(draft)
  const now = JSON.stringify(said)
  const same = (idea: Said): boolean => JSON.stringify(saidOf(draftOf(idea, draft))) === now
  // They are a beginning: whoever words something of their own needs the room.
  const isOwn = !isBlank(said) && !ideas.some(same)
  if (ideas.length === 0 || isOwn) return null
  return (
    <div className="ideas">
      <span>{words.ideas}</span>
      {ideas.slice(0, SHOWN).map((idea) => (
        <button
          key={JSON.stringify(idea)}
          type="button"
          className="idea"
          data-idea
          aria-pressed={same(idea)}
          aria-label={phraseText(proposalPhrase(idea), reader)}
          onClick={() => change(draftOf(idea, draft))}
        >
          <Idea idea={idea} />
        </button>
      ))}
    </div>
  )
}

/** Nothing lies on the mat yet. */
const isBlank = ({ give, want, promise, asks }: Said): boolean =>
  [give, want, promise?.goods, asks?.[0]?.goods].every((goods) => !goods || isEmpty(goods))

function Idea({ idea: { give, want, promise, asks } }: { idea: Said }) {
  const { words } = useDonjon()
  const terms = promise ?? asks?.[0]
  return (
    <>
      {give && <GoodsLine goods={give} still />}
      {(give || want) && <Icon name="sign-swap" />}
      {want && <GoodsLine goods={want} still />}
      {terms && (
        <>
          <Icon name={promise ? 'tied-scroll' : 'scales'} />
          <GoodsLine goods={terms.goods} still />
          <Icon name={CONDITION_SIGNS[terms.condition]} />
          <small>{words.conditionTiles[terms.condition]}</small>
        </>
      )}
    </>
  )
}
