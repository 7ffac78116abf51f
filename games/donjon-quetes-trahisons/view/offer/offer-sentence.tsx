import { fightPower, foePower, monsterOdds, proposalPhrase, support } from '@sablier/donjon-quetes-trahisons'
import { phraseText } from '@sablier/ui'
import { HeroBust } from '../parts/hero-bust.tsx'
import { percent } from '../stage/odds-bar.tsx'
import { useDonjon } from '../use-donjon.ts'
import { saidOf } from './offer-draft.ts'
import type { OpenOfferDraft } from './use-offer.ts'

const MOST_PRICES = 3
const FEW = 9
const LIMIT = 10

/** The offer in one spoken sentence, as everybody will hear it, and the ways to say it, keep it or let it be. */
export function OfferSentence({ open }: { open: OpenOfferDraft }) {
  const { reader, words, t } = useDonjon()
  const { draft, change, ground, me } = open
  const said = saidOf(draft)
  const isSaid = Object.keys(said).length > 1
  const several = ground.id === 'volunteer' && draft.asks !== null && draft.prices.length + 1 < MOST_PRICES
  const left = LIMIT - t.track('offers', me)
  return (
    <footer className="offer-say">
      <HeroBust seat={me} />
      <p aria-live="polite">{isSaid ? phraseText(proposalPhrase(said), reader) : '…'}</p>
      <FightMatter open={open} />
      {left <= FEW && <small>{words.offersLeft(left)}</small>}
      <span className="offer-answers">
        {several && (
          <button
            type="button"
            className="say"
            onClick={() =>
              change({
                prices: [...draft.prices, ...(draft.asks ? [draft.asks] : [])],
                asks: draft.asks && { ...draft.asks, goods: {} },
              })
            }
          >
            {words.orElse}
          </button>
        )}
        <SayButtons open={open} isSaid={isSaid} />
      </span>
    </footer>
  )
}

/** Why the offer cannot be said; and the ways to keep it for later, drop it or say it. */
function SayButtons({ open, isSaid }: { open: OpenOfferDraft; isSaid: boolean }) {
  const { words, showRule } = useDonjon()
  const { fault } = open
  return (
    <>
      {isSaid && fault && (
        <button type="button" className="say" data-fault={fault} onClick={() => showRule(fault)}>
          {words.whyNot}
        </button>
      )}
      <button type="button" className="say" onClick={open.layAside}>
        {words.layAside}
      </button>
      <button type="button" className="say" data-key="x" onClick={open.drop}>
        {words.neverMind}
      </button>
      <button
        type="button"
        className="say say-strong"
        data-offer-make
        disabled={!isSaid || fault !== null}
        onClick={open.say}
      >
        {words.sayIt}
      </button>
    </>
  )
}

/** What the help would be worth: both sums before the dice and the chance, alone and together. */
function FightMatter({ open: { draft, ground, me } }: { open: OpenOfferDraft }) {
  const { t, words, seats } = useDonjon()
  const fight = t.fact('fight')
  if (fight?.kind !== 'monster' || fight.ally >= 0) return null
  const helper = ground.id === 'volunteer' ? me : draft.to
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
