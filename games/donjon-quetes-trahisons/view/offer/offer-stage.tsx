import { Count, Icon, type IconName } from '@sablier/ui'
import { useLayoutEffect } from 'react'
import { Honour } from '../parts/honour.tsx'
import { StageFrame } from '../stage/stage.tsx'
import { OfferWords } from '../talk/offer-words.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { Ideas } from './ideas.tsx'
import { begunTerms, type Sheet, sheetsOf } from './offer-draft.ts'
import { OfferParts } from './offer-parts.tsx'
import { OfferSentence } from './offer-sentence.tsx'
import { isWritten, type OpenOfferDraft } from './use-offer.ts'

const SIGNS: Readonly<Record<Sheet, IconName>> = { swap: 'trade', promise: 'tied-scroll', asks: 'scales' }

/**
 * The mat on which an offer is put together by pressing goods: sheets for what changes hands at once, what one promises and
 * what one asks for, and the whole in one sentence. The table goes on beneath: whatever is asked meanwhile stands in the bar.
 */
export function OfferStage({ open }: { open: OpenOfferDraft }) {
  useShopAside()
  return (
    <StageFrame set="vault" words={<OfferWords />}>
      <div className="offer-mat">
        <header className="offer-head">
          <Partners open={open} />
          <Sheets open={open} />
          <span className="offer-own">
            <Honour seat={open.me} />
          </span>
        </header>
        <OfferParts open={open} />
        <OfferSentence open={open} />
        <Ideas open={open} />
      </div>
    </StageFrame>
  )
}

/** While the mat covers the shop, what would be pressed there is not crowded into the bar. */
function useShopAside(): void {
  const { ask, picks } = useDonjon()
  useLayoutEffect(() => {
    if (!ask?.text.startsWith('village-')) return
    const undo = ask.options.flatMap(({ id }) => (id === 'end' ? [] : [picks.place(id)]))
    return () => {
      for (const back of undo) back()
    }
  }, [ask, picks])
}

/** The sheets of the mat. What is written on one stays when another is looked at; a press on the open one clears it. */
function Sheets({ open }: { open: OpenOfferDraft }) {
  const { words } = useDonjon()
  const { ground, draft, change, me } = open
  const sheets = sheetsOf(ground)
  if (sheets.length < 2) return <b className="offer-title">{words.sheets[draft.sheet]}</b>
  return (
    <div className="offer-sheets">
      {sheets.map((sheet) => (
        <span key={sheet} className="offer-sheet" data-choice={sheet === draft.sheet ? 'chosen' : 'can'}>
          <button
            type="button"
            aria-pressed={sheet === draft.sheet}
            onClick={() => change({ sheet, ...begunTerms(ground, draft, sheet, me) })}
          >
            <Icon name={SIGNS[sheet]} /> <span>{words.sheets[sheet]}</span>{' '}
            {isWritten(open, sheet) && <i aria-hidden="true">•</i>}
          </button>
          {isWritten(open, sheet) && sheet !== draft.sheet && (
            <button
              type="button"
              className="sheet-clear"
              aria-label={words.takeBack(words.sheets[sheet])}
              onClick={() =>
                change(
                  sheet === 'swap'
                    ? { give: {}, want: {} }
                    : sheet === 'asks'
                      ? { asks: null, prices: [] }
                      : { promise: null },
                )
              }
            >
              ×
            </button>
          )}
        </span>
      ))}
    </div>
  )
}

/** Whom the offer goes to. */
function Partners({ open: { partners, draft, change } }: { open: OpenOfferDraft }) {
  const { seats, words, t } = useDonjon()
  // On a phone the mat covers the heads: what each owns in gems stands here.
  const isPhone = usePhone()
  return (
    <fieldset className="offer-partners">
      <legend>{words.toWhom}</legend>
      {partners.map((seat) => (
        <button
          key={seat}
          type="button"
          className="offer-partner"
          data-seat={seat}
          data-choice={seat === draft.to ? 'chosen' : 'can'}
          aria-pressed={seat === draft.to}
          onClick={() => change({ to: seat, want: {}, ...(draft.asks?.when ? { asks: null } : {}) })}
        >
          <b className="text-seat">{seats[seat]?.name}</b>
          {isPhone && <Count kind="gem" n={t.track('gems', seat)} label={words.gems} />}
        </button>
      ))}
    </fieldset>
  )
}
