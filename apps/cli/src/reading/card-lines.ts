import type { CardBase, FillParam, SeenAsk, SeenOption } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'

const cardOf = ({ game }: GameReader, id: string | null | undefined): CardBase | undefined =>
  game.cards.find((one: CardBase) => one.id === id)

const isCard = (param: FillParam): param is { readonly card: string | null } =>
  typeof param === 'object' && 'card' in param

/** The card an option stands for or speaks of, if it is one in sight. */
function cardOfOption({ card, params = {} }: SeenOption): string | null {
  return card ?? Object.values(params).find(isCard)?.card ?? null
}

/** What a card says in one line; nothing for a card out of sight. */
export function cardText(reader: GameReader, id: string | null | undefined): string {
  const card = cardOf(reader, id)
  const paragraphs = card ? reader.cardText(card) : []
  return paragraphs.map((text, n) => (n + 1 < paragraphs.length && !/[.!?:]$/.test(text) ? `${text}.` : text)).join(' ')
}

/** What the card of an option says. */
export const optionText = (reader: GameReader, option: SeenOption): string => cardText(reader, cardOfOption(option))

/** A card by name with all that it says. */
function linesOf(reader: GameReader, card: CardBase): string[] {
  return [card.name[reader.language], ...reader.cardText(card).map((line) => `  ${line}`)]
}

/** What the cards of a question say: the one that asks and those that can be chosen, each once and in their order. */
export function cardLines(reader: GameReader, ask: SeenAsk): string[] {
  const ids = new Set([ask.source, ...ask.options.map(cardOfOption)])
  return [...ids].flatMap((id) => {
    const card = cardOf(reader, id)
    return card ? linesOf(reader, card) : []
  })
}

/** A word as it is compared: accents, capitals and curly apostrophes are easily typed otherwise. */
const plainly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase()

/** The cards of the whole game whose name holds what was typed; equal ones are read once. */
export function cardsNamed(reader: GameReader, typed: string): string[] {
  const named = reader.game.cards.filter((card: CardBase) =>
    plainly(card.name[reader.language]).includes(plainly(typed)),
  )
  return [...new Set(named.map((card: CardBase) => linesOf(reader, card).join('\n')))]
}

/** The rules of the whole game whose name or text holds what was typed. */
export function rulesNamed(reader: GameReader, typed: string): string[] {
  const rules = Object.keys(reader.game.shape.rules).map((id) => reader.rule(id))
  return rules.filter((rule) => plainly(rule).includes(plainly(typed)))
}
