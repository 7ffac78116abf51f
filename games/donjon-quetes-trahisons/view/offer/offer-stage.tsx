import { Icon, type IconName } from '@sablier/ui'
import { useLayoutEffect } from 'react'
import { Honour } from '../parts/honour.tsx'
import { StageFrame } from '../stage/stage.tsx'
import { OfferWords } from '../talk/offer-words.tsx'
import { useDonjon } from '../use-donjon.ts'
import { Ideas } from './ideas.tsx'
import { begunTerms, type Sheet, sheetsOf } from './offer-draft.ts'
import { OfferSentence } from './offer-sentence.tsx'
import { TermsTray } from './terms.tsx'
import { Tray } from './tray.tsx'
import { isWritten, type OpenOfferDraft } from './use-offer.ts'

const SIGNS: Readonly<Record<Sheet, IconName>> = { swap: 'trade', promise: 'tied-scroll', asks: 'scales' }

/**
 * The mat on which an offer is put together by pressing goods: sheets for what changes hands at once, what one promises and
 * what one asks for, and the whole in one sentence. The table goes on beneath: whatever is asked meanwhile stands in the bar.
 */
export function OfferStage({ open }: { open: OpenOfferDraft }) {
  const { words, seats } = useDonjon()
  const { draft, ground, me } = open
  const name = seats[draft.to]?.name ?? ''
  const { sheet } = draft
  useShopAside()
  return (
    <StageFrame set="vault" words={<OfferWords />}>
      <div className="offer-mat">
        <header className="offer-head">
          <Partners open={open} />
          <Sheets open={open} />
          <span className="offer-own">
            <Honour seat={me} />
          </span>
        </header>
        <div className="trays">
          {sheet === 'swap' && ground.gives && (
            <Tray open={open} side="give" title={words.youGive} hint={words.pressYours} />
          )}
          {sheet === 'swap' && (
            <p className="offer-hands">
              <Icon name="trade" />
              <small>{ground.id === 'trade' ? words.bothAtOnce : words.prepaid}</small>
            </p>
          )}
          {sheet === 'swap' && ground.wants && (
            <Tray open={open} side="want" title={words.theyGive(name)} hint={words.pressTheirs(name)} />
          )}
          {sheet === 'promise' && <Tray open={open} side="promise" title={words.youPromise} hint={words.pressYours} />}
          {sheet === 'asks' && (
            <Tray open={open} side="asks" title={words.theyPromise(name)} hint={words.pressTheirs(name)} />
          )}
          {sheet !== 'swap' && <TermsTray open={open} sheet={sheet} />}
        </div>
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
            <Icon name={SIGNS[sheet]} /> {words.sheets[sheet]} {isWritten(open, sheet) && <i aria-hidden="true">•</i>}
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
  const { seats, words } = useDonjon()
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
        </button>
      ))}
    </fieldset>
  )
}
