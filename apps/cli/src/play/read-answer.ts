import type { Answer, SeenAsk, SeenOption } from '@sablier/kernel'

const YES = /^(y|yes|o|oui)$/i
const NO = /^(n|no|non)$/i

/** What a person typed as an answer to an ask, or undefined when it means nothing. Numbers count from 1. */
export function readAnswer(ask: SeenAsk, typed: string): Answer | undefined {
  const text = typed.trim()
  switch (ask.kind) {
    case 'pick':
      return optionId(ask, text)
    case 'agree':
      if (YES.test(text)) return true
      if (NO.test(text)) return false
      return { '1': true, '2': false }[text]
    case 'amount':
      return isNumber(text) ? Number(text) : undefined
    case 'pick-some':
    case 'order': {
      const ids = partsOf(text).map((part) => optionId(ask, part))
      return ids.every((id) => id !== undefined) ? ids : undefined
    }
    case 'split': {
      const parts = partsOf(text)
      return parts.every(isNumber) ? parts.map(Number) : undefined
    }
    case 'propose':
      return isNumber(text) ? (ask.candidates[Number(text) - 1] as Answer | undefined) : undefined
  }
}

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)
const partsOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '' && part !== '-')

/** Whether an option stands for the number it is called by, such as a bid. */
const isAmount = ({ id, params }: SeenOption): boolean => isNumber(id) && params?.['n'] === Number(id)

/** Whether amounts are chosen, so that 4 typed means four; at most one answer names none, and is 0. */
const choosesAmount = ({ kind, options }: SeenAsk): boolean =>
  kind === 'pick' && options.some(isAmount) && options.filter((option) => !isAmount(option)).length <= 1

/** What to type for each option: the amount it stands for, or its place in the list. */
export function keysOf(ask: SeenAsk): string[] {
  if (!choosesAmount(ask)) return ask.options.map((_, n) => String(n + 1))
  return ask.options.map((option) => (isAmount(option) ? option.id : '0'))
}

function optionId(ask: SeenAsk, text: string): string | undefined {
  const at = keysOf(ask).indexOf(text)
  if (at >= 0) return ask.options[at]?.id
  // An amount out of reach is handed on all the same: the rules say why it cannot be.
  return choosesAmount(ask) && isNumber(text) ? text : undefined
}
