import {
  CONDITION_WORDS,
  type Condition,
  type Occasion,
  occasionPhrase,
  type Terms as PromiseTerms,
} from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, phraseText } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'
import { occasionFor } from './offer-draft.ts'
import type { OpenOfferDraft } from './use-offer.ts'

const SIGNS: Readonly<Record<Condition, IconName>> = {
  ally: 'crossed-swords',
  'ally-victory': 'laurel-crown',
  'my-side': 'knight-banner',
  'my-side-victory': 'laurel-crown',
  'other-side': 'black-flag',
  neutral: 'hand',
  none: 'magic-palm',
}
const OCCASION_SIGNS: Readonly<Record<Occasion['on'], IconName>> = {
  turn: 'sands-of-time',
  monster: 'crossed-swords',
  arena: 'knight-banner',
}

/** What must be done for a promise, and for which day or fight it is. */
export function TermsTray({ open, sheet }: { open: OpenOfferDraft; sheet: 'promise' | 'asks' }) {
  const { words, seats, reader } = useDonjon()
  const { ground, draft, change, me } = open
  const terms = draft[sheet]
  if (!terms) return null
  const helper = sheet === 'promise' ? draft.to : me
  const conditions = sheet === 'promise' ? ground.promises : ground.asks
  const maker = sheet === 'promise' ? me : draft.to
  const set = (next: PromiseTerms) => change({ [sheet]: next })
  const choose = (condition: Condition) => {
    const { when, ...rest } = terms
    set({ ...rest, condition, ...(when ? { when: occasionFor(condition, maker) } : {}) })
  }
  return (
    <section className="tray conditions">
      <h2>{helper === me ? words.ifYou : words.inReturn(seats[helper]?.name ?? '')}</h2>
      <div className="condition-tiles">
        {conditions.map((condition) => (
          <button
            key={condition}
            type="button"
            className="condition"
            data-choice={condition === terms.condition ? 'chosen' : 'can'}
            aria-pressed={condition === terms.condition}
            title={phraseText(CONDITION_WORDS[condition], reader)}
            onClick={() => choose(condition)}
          >
            <Icon name={SIGNS[condition]} /> {words.conditionTiles[condition]}
          </button>
        ))}
      </div>
      {ground.later && <When terms={terms} maker={maker} helper={helper} onChoose={set} />}
    </section>
  )
}

interface WhenProps {
  readonly terms: PromiseTerms
  readonly maker: Seat
  readonly helper: Seat
  readonly onChoose: (terms: PromiseTerms) => void
}

/** For which day or fight: this turn, a turn to come, the next monster, the next Arena, one against somebody. */
function When({ terms, maker, helper, onChoose }: WhenProps) {
  const { words, reader, t } = useDonjon()
  const { when, ...rest } = terms
  const now = t.phase === 'supplies' && (maker === t.active || terms.condition === 'none')
  const days = occasionsFor(terms.condition, maker, helper, t.seats)
  return (
    <fieldset className="when-tiles">
      <legend>{words.forWhen}</legend>
      {now && (
        <button
          type="button"
          className="condition"
          data-choice={when ? 'can' : 'chosen'}
          aria-pressed={!when}
          onClick={() => onChoose(rest)}
        >
          {words.thisTurn}
        </button>
      )}
      {days.map((day) => {
        const isChosen = JSON.stringify(day) === JSON.stringify(when)
        return (
          <button
            key={JSON.stringify(day)}
            type="button"
            className="condition"
            data-choice={isChosen ? 'chosen' : 'can'}
            aria-pressed={isChosen}
            onClick={() => onChoose({ ...rest, when: day })}
          >
            <Icon name={OCCASION_SIGNS[day.on]} /> {phraseText(occasionPhrase(day), reader)}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The days and fights that suit what is asked for. */
function occasionsFor(condition: Condition, maker: Seat, helper: Seat, seats: readonly Seat[]): Occasion[] {
  const turn: Occasion = { on: 'turn', of: maker }
  const monster: Occasion = { on: 'monster', of: maker }
  const arena: Occasion = { on: 'arena', of: maker }
  if (condition.startsWith('ally')) return [monster, turn]
  const against = seats.flatMap((seat): Occasion[] =>
    seat === maker || seat === helper ? [] : [{ ...arena, against: seat }],
  )
  return condition === 'none' ? [turn, monster, arena, ...against] : [arena, ...against, turn]
}
