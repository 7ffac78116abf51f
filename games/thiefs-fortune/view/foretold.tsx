import { cardById, type Seat } from '@sablier/kernel'
import type { Card, CardType } from '@sablier/thiefs-fortune'
import { Icon, useLanguage, usePointedForecast } from '@sablier/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { useThiefWords } from './thief-words.ts'
import { TYPE_ICONS } from './type-icons.ts'
import { useThief } from './use-thief.ts'

type Foretold = ReturnType<typeof usePointedForecast>
const ForetoldContext = createContext<Foretold>(null)

/** What the option that is pointed at will do, told once for the whole table: a dry run of the engine, never a rule of the view. */
export function ForetoldProvider({ children }: { children: ReactNode }) {
  return <ForetoldContext value={usePointedForecast()}>{children}</ForetoldContext>
}

/** By how much one of a seat's numbers will change. */
function useChange(track: string, seat: Seat): number | '?' | 0 {
  const told = useContext(ForetoldContext)
  const found =
    track === 'fortune'
      ? told?.scores.find((score) => score.seat === seat)
      : told?.tracks.find((change) => change.name === track && change.seat === seat)
  if (!found) return 0
  return found.to === null ? '?' : found.to - found.from
}

/** The change of a number as a small sign on it. */
export function ForetoldChange({ track, seat }: { track: string; seat: Seat }) {
  const by = useChange(track, seat)
  if (by === 0) return null
  return <span className="foretold-change">{by === '?' ? '?' : by > 0 ? `+${by}` : `−${-by}`}</span>
}

const PRESENT = /^present-(location|character|event)s$/
const typeOf = (zone: string): CardType | null => (PRESENT.exec(zone)?.[1] as CardType | undefined) ?? null

/** What will become of a card on the table: into the PRESENT, the PAST, or lost. */
export function ForetoldMove({ card }: { card: Card }) {
  const told = useContext(ForetoldContext)
  const words = useThiefWords()
  const to = told?.moves.find((move) => move.card === card.id)?.to.zone
  if (to === undefined) return null
  const isLost = to.endsWith('-discard')
  return (
    <span className="foretold-move" data-lost={isLost || undefined}>
      {isLost ? words.lost : typeOf(to) ? `‹ ${words.present}` : to === 'past' ? `‹ ${words.past}` : words.moves}
    </span>
  )
}

/** Where a card will land in a row of one's PRESENT: at its first free space. */
export function ForetoldLanding({ type }: { type: CardType }) {
  const told = useContext(ForetoldContext)
  const { me, game } = useThief()
  const words = useThiefWords()
  const language = useLanguage()
  const move = told?.moves.find(({ to }) => typeOf(to.zone) === type && to.at === me)
  if (!move) return null
  const name = move.card === null ? null : cardById(game, move.card)?.name[language]
  return (
    <span className="foretold-landing">
      <Icon name={TYPE_ICONS[type]} />
      <b>{name}</b>
      <small>{words.landsHere}</small>
    </span>
  )
}
