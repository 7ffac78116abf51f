import { proposalPhrase } from '@sablier/donjon-quetes-trahisons'
import type { Answer } from '@sablier/kernel'
import { phraseText } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'
import { draftOf, proposalOf } from './offer-draft.ts'
import { useOpenOffer } from './use-offer.ts'

/** In the decision bar: say what lies on the mat, or nothing after all. */
export function OfferAnswers() {
  const { submit, reader, words } = useDonjon()
  const open = useOpenOffer()
  if (!open) return null
  const { ask, draft } = open
  const none = ask.candidates.findIndex((candidate) => draftOf(candidate, draft) === null)
  return (
    <div className="options">
      {none >= 0 && (
        <button
          type="button"
          className="option-button"
          data-option={none}
          data-key="x"
          onClick={() => submit(ask.candidates[none] as Answer)}
        >
          {phraseText(proposalPhrase(ask.candidates[none]), reader)}
        </button>
      )}
      <button
        type="button"
        className="strong"
        data-confirm
        data-offer-make
        disabled={!draft.said}
        onClick={() => submit(proposalOf(ask, draft) as Answer)}
      >
        {words.sayIt}
      </button>
    </div>
  )
}
