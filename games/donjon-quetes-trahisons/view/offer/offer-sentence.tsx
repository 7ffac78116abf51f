import { fightPower, foePower, monsterOdds, proposalPhrase, support } from '@sablier/donjon-quetes-trahisons'
import { phraseText } from '@sablier/ui'
import { HeroBust } from '../parts/hero-bust.tsx'
import { percent } from '../stage/odds-bar.tsx'
import { useDonjon } from '../use-donjon.ts'
import { proposalOf } from './offer-draft.ts'
import type { OpenOfferDraft } from './use-offer.ts'

const MOST_PRICES = 3
const FEW = 9
const LIMIT = 10

/** The offer in one spoken sentence, as everybody will hear it. */
export function OfferSentence({ open }: { open: OpenOfferDraft }) {
  const { reader, words, t } = useDonjon()
  const { ask, draft, change, form } = open
  const several = ask.text === 'name-prices' && draft.prices.length + 1 < MOST_PRICES
  const left = LIMIT - t.track(form.kind === 'promise' || form.kind === 'price' ? 'promises' : 'offers', ask.seat)
  return (
    <div className="offer-say" aria-live="polite">
      <HeroBust seat={ask.seat} />
      <p>{draft.said ? phraseText(proposalPhrase(proposalOf(ask, draft)), reader) : '…'}</p>
      <FightMatter open={open} />
      {several && draft.said && (
        <button
          type="button"
          className="say"
          onClick={() => change({ prices: [...draft.prices, draft.want], want: {} })}
        >
          {words.orElse}
        </button>
      )}
      {left <= FEW && (
        <small>
          {form.kind === 'promise' || form.kind === 'price' ? words.promisesLeft(left) : words.offersLeft(left)}
        </small>
      )}
    </div>
  )
}

/** What the help would be worth: both sums before the dice and the chance, alone and together. */
function FightMatter({ open: { draft, ask, form } }: { open: OpenOfferDraft }) {
  const { t, words, seats } = useDonjon()
  const fight = t.fact('fight')
  if (fight?.kind !== 'monster' || fight.ally >= 0) return null
  const helper = form.kind === 'price' || form.kind === 'fee' ? ask.seat : draft.to
  if (helper === fight.leader) return null
  const help = support(t, fightPower(t, fight, helper), false)
  return (
    <span className="offer-matter">
      {fightPower(t, fight, fight.leader)} v {foePower(t, fight)}: {words.odds(percent(monsterOdds(t, fight, -1)))}
      <br />
      {words.with} {seats[helper]?.name} +{help}: <b>{words.odds(percent(monsterOdds(t, fight, helper)))}</b>
    </span>
  )
}
