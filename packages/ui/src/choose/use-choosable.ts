import type { Piece, Seat, SeenOption } from '@sablier/kernel'
import { useLayoutEffect } from 'react'
import { useTable } from '../table-context.tsx'
import { usePicks } from './use-picks.ts'

/** What on the table may answer: a piece, a seat, an option by its id, a number of an amount, or an offer. */
export type ChoiceTarget =
  | { readonly piece: Piece }
  | { readonly seat: Seat }
  | { readonly option: string }
  | { readonly amount: number }
  | { readonly offer: string }

interface Ways {
  /** The first press chooses (and shows what would happen), the second or the confirmation answers. */
  readonly twice?: boolean
  /** Runs instead of answering when nothing is asked here: opens the card, the seat. */
  readonly otherwise?: () => void
}

/** How something on the table stands towards the open question, and what to spread on its button. */
export interface Choice {
  readonly state: 'idle' | 'can' | 'chosen' | 'not-now'
  readonly option: SeenOption | null
  /** The rule that forbids it now. */
  readonly why: string | null
  /** Its place among what is chosen, from 0; -1: not chosen. */
  readonly chosenAt: number
  /** How many units of a share lie here. */
  readonly share: number
  readonly props: ChoiceProps
}
export interface ChoiceProps {
  readonly 'data-choice': Choice['state']
  readonly 'data-option'?: string
  readonly 'data-why'?: string
  readonly 'aria-pressed'?: boolean
  readonly onClick: () => void
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

type Ask = ReturnType<typeof useTable>['ask']
function find(ask: Ask, target: ChoiceTarget): SeenOption | null {
  if (!ask) return null
  if ('amount' in target)
    return ask.kind === 'amount' && target.amount >= ask.min && target.amount <= ask.max
      ? { id: String(target.amount) }
      : null
  if (ask.kind === 'agree') return 'option' in target && isAgreement(target.option) ? { id: target.option } : null
  return ask.options.find((option) => fits(option, target)) ?? null
}
const isAgreement = (option: string): boolean => option === 'yes' || option === 'no'
function fits(option: SeenOption, target: ChoiceTarget): boolean {
  if ('piece' in target) return option.piece === target.piece
  if ('seat' in target) return option.seat === target.seat && option.piece === undefined
  return 'option' in target && option.id === target.option
}

const NOWHERE = () => undefined

/** Connects anything on the table to the open question: a press answers it or adds to what is gathered. */
export function useChoosable(target: ChoiceTarget, { twice = false, otherwise }: Ways = {}): Choice {
  const { ask, offers, picks, choose, take } = useTable()
  const offer = 'offer' in target ? (offers.find(({ id }) => id === target.offer) ?? null) : null
  const option = offer ?? find(ask, target)
  const refused = option ? null : (ask?.refused.find((candidate) => fits(candidate, target)) ?? null)
  const id = option?.id ?? null
  const state = usePicks((picks, question) => {
    if (id === null || offer) return '-1 0'
    const { chosen, draft } = picks.of(question)
    const at = ask?.options.findIndex((candidate) => candidate.id === id) ?? -1
    const share = ask?.kind === 'split' ? ((draft as readonly number[] | undefined)?.[at] ?? 0) : 0
    const isSet = ask?.kind === 'amount' && String(draft) === id
    return `${isSet ? 0 : chosen.indexOf(id)} ${share}`
  })
  const [chosenAt = -1, share = 0] = state.split(' ').map(Number)
  useLayoutEffect(() => (id === null ? NOWHERE() : picks.place(id)), [picks, id])
  const several = ask?.kind === 'pick-some' || ask?.kind === 'order' || twice
  return {
    state: id === null ? (refused ? 'not-now' : 'idle') : chosenAt >= 0 || share > 0 ? 'chosen' : 'can',
    option,
    why: refused?.why ?? null,
    chosenAt,
    share,
    props: {
      'data-choice': id === null ? (refused ? 'not-now' : 'idle') : chosenAt >= 0 || share > 0 ? 'chosen' : 'can',
      ...(id !== null && { 'data-option': id }),
      ...(refused && { 'data-why': refused.why }),
      ...(id !== null && several && !offer && { 'aria-pressed': chosenAt >= 0 }),
      onClick: () => {
        if (offer) take(offer.id)
        else if (id !== null) choose(id, twice)
        else otherwise?.()
      },
      onPointerEnter: () => picks.point(id),
      onPointerLeave: () => picks.point(null),
      onFocus: () => picks.point(id),
      onBlur: () => picks.point(null),
    },
  }
}
