import type { SeenAsk, View } from '@sablier/kernel'
import { askLine, offerLine, proposalLine, refusedLines } from '../reading/ask-lines.ts'
import { distinguished } from '../reading/distinguished.ts'
import type { GameReader } from '../reading/game-reader.ts'
import { say, type Word } from '../reading/words.ts'
import type { Choice, Question } from './prompter.ts'
import { keysOf } from './read-answer.ts'

/** An ask of the game as a question at the terminal, with the offers and keys that are open besides it. */
export function questionOf(reader: GameReader, view: View, ask: SeenAsk, seats: number): Question {
  const { language } = reader
  const extras = offersOf(reader, view)
  if (isComposable(ask)) extras.push({ key: 'p', label: say(language, 'ownProposal') })
  extras.push({ key: 'l', label: say(language, 'language') }, { key: 'q', label: say(language, 'quit') })
  if (view.canUndo) extras.push({ key: 'u', label: say(language, 'undo') })
  const refused = refusedLines(reader, ask.refused)
    .map((line) => `\n      ${line}`)
    .join('')
  return {
    title: `${askLine(reader, ask)}${refused}`,
    choices: choicesOf(reader, view, ask, seats),
    extras,
    hint: hintOf(reader, ask),
  }
}

/** Whether a proposal may be put together by questions, beside those that are suggested. */
export const isComposable = ({ kind, params }: SeenAsk): boolean => kind === 'propose' && params['form'] !== undefined

const offersOf = (reader: GameReader, view: View): Choice[] =>
  view.offers.map((offer, n) => ({ key: `o${n + 1}`, label: offerLine(reader, offer) }))

/** What a person who is not asked may take up now, or let be. */
export function meanwhileOf(reader: GameReader, view: View): Question {
  const { language } = reader
  return {
    title: say(language, 'meanwhile'),
    choices: [{ key: '1', label: say(language, 'goOn') }, ...offersOf(reader, view)],
    extras: [{ key: 'q', label: say(language, 'quit') }],
    hint: null,
  }
}

function choicesOf(reader: GameReader, view: View, ask: SeenAsk, seats: number): Choice[] {
  if (ask.kind === 'amount') return []
  if (ask.kind === 'propose')
    return ask.candidates.map((candidate, n) => ({ key: String(n + 1), label: proposalLine(reader, candidate) }))
  const keys = keysOf(ask)
  // Yes comes first where people read it; the ask itself lists no before yes.
  const options = ask.kind === 'agree' ? ask.options.toReversed() : ask.options
  return distinguished(reader, view, options, seats).map((label, n) => ({ key: keys[n] ?? '', label }))
}

function hintOf({ language }: GameReader, ask: SeenAsk): string | null {
  const { min, max, caps, options } = ask
  switch (ask.kind) {
    case 'amount':
      return say(language, 'number', { min, max })
    case 'pick-some':
      return say(language, howMany(min, max), { min, max })
    case 'order':
      return say(language, 'inOrder')
    case 'split':
      return say(language, 'shares', { n: options.length, total: min, caps: caps?.join(' / ') ?? min })
    default:
      return null
  }
}

function howMany(min: number, max: number): Word {
  if (max === 0) return 'pressEnter'
  if (min === 0 && max === 1) return 'oneOrNone'
  if (min < max) return 'some'
  return max === 1 ? 'one' : 'exactly'
}
