import {
  CONDITION_WORDS,
  type Condition,
  type Occasion,
  occasionPhrase,
  type Terms as PromiseTerms,
} from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, phraseText } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useDonjon } from '../use-donjon.ts'
import { occasionFor } from './offer-draft.ts'
import type { OpenOfferDraft } from './use-offer.ts'

/** A sign for everything that can be asked for. */
export const CONDITION_SIGNS: Readonly<Record<Condition, IconName>> = {
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

interface TermsTrayProps {
  readonly open: OpenOfferDraft
  readonly title: string
}

/** The terms of the open sheet, who would keep them and who does something for it. */
function termsOn({ draft, change, me }: OpenOfferDraft) {
  const { sheet, to } = draft
  if (sheet === 'swap') return null
  const terms = draft[sheet]
  if (!terms) return null
  const [maker, helper] = sheet === 'promise' ? [me, to] : [to, me]
  return { terms, maker, helper, set: (next: PromiseTerms) => change({ [sheet]: next }) }
}

/** What must be done for a promise. */
export function ConditionTray({ open, title }: TermsTrayProps) {
  const { words, reader } = useDonjon()
  const { ground, draft } = open
  const found = termsOn(open)
  if (!found) return null
  const { terms, maker, set } = found
  const choose = (condition: Condition) => {
    const { when, ...rest } = terms
    set({ ...rest, condition, ...(when ? { when: occasionFor(condition, maker) } : {}) })
  }
  return (
    <section className="tray conditions">
      <h2>{title}</h2>
      <div className="condition-tiles">
        {(draft.sheet === 'promise' ? ground.promises : ground.asks).map((condition) => (
          <button
            key={condition}
            type="button"
            className="condition"
            data-choice={condition === terms.condition ? 'chosen' : 'can'}
            aria-pressed={condition === terms.condition}
            title={phraseText(CONDITION_WORDS[condition], reader)}
            onClick={() => choose(condition)}
          >
            <Icon name={CONDITION_SIGNS[condition]} /> {words.conditionTiles[condition]}
          </button>
        ))}
      </div>
    </section>
  )
}

/** For which day or fight: this turn, a turn to come, the next monster, the next Arena, one against somebody. */
export function WhenTray({ open, title }: TermsTrayProps) {
  const { words, reader, t } = useDonjon()
  const found = termsOn(open)
  if (!found) return null
  const { terms, maker, helper, set } = found
  const { when, ...rest } = terms
  const now = t.phase === 'supplies' && (maker === t.active || terms.condition === 'none')
  const days = occasionsFor(terms.condition, maker, helper, t.seats)
  return (
    <section className="tray conditions">
      <h2>{title}</h2>
      <div className="condition-tiles">
        {now && (
          <WhenTile isChosen={!when} onPress={() => set(rest)}>
            {words.thisTurn}
          </WhenTile>
        )}
        {days.map((day) => {
          const id = JSON.stringify(day)
          return (
            <WhenTile key={id} isChosen={id === JSON.stringify(when)} onPress={() => set({ ...rest, when: day })}>
              <Icon name={OCCASION_SIGNS[day.on]} /> {phraseText(occasionPhrase(day), reader)}
            </WhenTile>
          )
        })}
      </div>
    </section>
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

interface WhenTileProps {
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function WhenTile({ isChosen, onPress, children }: WhenTileProps) {
  return (
    <button
      type="button"
      className="condition"
      data-choice={isChosen ? 'chosen' : 'can'}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
