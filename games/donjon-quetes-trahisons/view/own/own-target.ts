import type { Piece } from '@sablier/kernel'
import type { ChoiceTarget } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

/** Objects that are used by an option of another name. */
const USES: Readonly<Record<string, string>> = {
  'ring-of-charm': 'ring',
  'lightning-axe': 'lightning-axe',
  'armour-of-power': 'power-armour',
  'chaotic-vial': 'vial',
  'blackmail-charm': 'blackmail',
  'bow-of-compulsion': 'capture',
  'temple-key': 'rob',
}
/** Yes-or-no questions that are about one object. */
const ASKED_OF: Readonly<Record<string, string>> = { 'use-helmet': 'helmet-of-oblivion', 'use-ring': 'ring-of-charm' }

/** What one of one's own cards stands for: itself, its use, or being worn. */
export function useOwnTarget(piece: Piece): ChoiceTarget {
  const { ask, offers, cardOf } = useDonjon()
  const id = cardOf(piece)?.id ?? ''
  if (ask?.options.some((option) => option.piece === piece)) return { piece }
  if (ask?.kind === 'agree' && ASKED_OF[ask.text] === id) return { option: 'yes' }
  const named = [USES[id], `wear:${id}`, `carry:${id}`]
  const option = ask?.options.find((one) => named.includes(one.id))
  if (option) return { option: option.id }
  const offer = offers.find((one) => named.includes(one.id) || one.id === `claim:${id}`)
  return offer ? { offer: offer.id } : { piece }
}
