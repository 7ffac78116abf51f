import { CONDITION_WORDS, type Condition } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, phraseText } from '@sablier/ui'
import { Honour } from '../parts/honour.tsx'
import { StageFrame } from '../stage/stage.tsx'
import { OfferWords } from '../talk/offer-words.tsx'
import { useDonjon } from '../use-donjon.ts'
import { Ideas } from './ideas.tsx'
import type { OfferKind } from './offer-draft.ts'
import { OfferSentence } from './offer-sentence.tsx'
import { Tray } from './tray.tsx'
import type { OpenOfferDraft } from './use-offer.ts'

const SIGNS: Readonly<Record<OfferKind, IconName>> = {
  swap: 'trade',
  promise: 'tied-scroll',
  price: 'scales',
  prepay: 'coins',
  fee: 'coins',
}

/** The mat on which an offer is put together by pressing goods: what one gives, what one wants or asks to be done, and the sentence. */
export function OfferStage({ open }: { open: OpenOfferDraft }) {
  const { words, seats } = useDonjon()
  const { form, draft, payer, ask, change } = open
  const titles: Readonly<Record<OfferKind, string>> = {
    swap: words.swapTitle,
    promise: words.promiseTitle,
    price: words.priceName,
    prepay: words.prepayTitle,
    fee: words.prepayTitle,
  }
  const notes: Readonly<Record<OfferKind, string>> = {
    swap: words.bothAtOnce,
    promise: words.atRest,
    price: words.atRest,
    prepay: words.prepaid,
    fee: words.prepaid,
  }
  const name = seats[payer]?.name ?? ''
  return (
    <StageFrame set="vault" words={<OfferWords />}>
      <div className="offer-mat">
        <header className="offer-head">
          <b className="offer-title">
            <Icon name={SIGNS[form.kind]} /> {titles[form.kind]}
          </b>
          <Partners open={open} />
          <span className="offer-own">
            <Honour seat={ask.seat} />
          </span>
        </header>
        <div className="trays">
          {form.gives && (
            <Tray
              open={open}
              side="give"
              owner={ask.seat}
              title={form.kind === 'promise' ? words.youPromise : words.youGive}
              hint={words.pressYours}
            />
          )}
          <p className="offer-hands">
            <Icon name={form.kind === 'swap' ? 'trade' : 'shaking-hands'} />
            <small>{notes[form.kind]}</small>
          </p>
          {form.wants && (
            <Tray
              open={open}
              side="want"
              owner={payer}
              title={form.kind === 'swap' ? words.theyGive(name) : words.priceTitle}
              hint={words.pressTheirs(name)}
            />
          )}
          {form.conditions.length > 0 && (
            <Conditions
              name={seats[draft.to]?.name ?? ''}
              conditions={form.conditions}
              chosen={draft.condition}
              onChoose={(condition) => change({ condition })}
            />
          )}
        </div>
        <OfferSentence open={open} />
        <Ideas open={open} />
      </div>
    </StageFrame>
  )
}

/** Whom the offer goes to. */
function Partners({ open: { form, draft, change } }: { open: OpenOfferDraft }) {
  const { seats, words } = useDonjon()
  if (form.partners.length === 0) return null
  const turn = (to: Seat) => change({ to, want: {} })
  return (
    <fieldset className="offer-partners">
      <legend>{words.toWhom}</legend>
      {form.partners.map((seat) => (
        <button
          key={seat}
          type="button"
          className="offer-partner"
          data-seat={seat}
          data-choice={seat === draft.to ? 'chosen' : 'can'}
          aria-pressed={seat === draft.to}
          onClick={() => turn(seat)}
        >
          <b className="text-seat">{seats[seat]?.name}</b>
        </button>
      ))}
    </fieldset>
  )
}

const CONDITION_SIGNS: Readonly<Record<Condition, IconName>> = {
  ally: 'crossed-swords',
  'ally-victory': 'laurel-crown',
  'my-side': 'knight-banner',
  'my-side-victory': 'laurel-crown',
  'other-side': 'black-flag',
  neutral: 'hand',
  none: 'magic-palm',
}

interface ConditionsProps {
  readonly name: string
  readonly conditions: readonly Condition[]
  readonly chosen: Condition
  readonly onChoose: (condition: Condition) => void
}

/** What the other must do for a promise. */
function Conditions({ name, conditions, chosen, onChoose }: ConditionsProps) {
  const { words, reader } = useDonjon()
  return (
    <section className="tray conditions">
      <h2>{words.inReturn(name)}</h2>
      <div className="condition-tiles">
        {conditions.map((condition) => (
          <button
            key={condition}
            type="button"
            className="condition"
            data-choice={condition === chosen ? 'chosen' : 'can'}
            aria-pressed={condition === chosen}
            title={phraseText(CONDITION_WORDS[condition], reader)}
            onClick={() => onChoose(condition)}
          >
            <Icon name={CONDITION_SIGNS[condition]} /> {words.conditionTiles[condition]}
          </button>
        ))}
      </div>
    </section>
  )
}
