import type { Answer, SeenAsk } from '@sablier/kernel'

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

function optionId(ask: SeenAsk, text: string): string | undefined {
  if (isNumber(text)) return ask.options[Number(text) - 1]?.id
  return ask.options.find(({ id }) => id === text)?.id
}
