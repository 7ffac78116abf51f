import type { CardBase, SeenAsk } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'

/** What the cards of a question say: the one that asks and those that can be chosen, each once and in their order. */
export function cardLines(reader: GameReader, ask: SeenAsk): string[] {
  const ids = new Set([ask.source, ...ask.options.map(({ card }) => card)])
  return [...ids].flatMap((id) => {
    const card: CardBase | undefined = reader.game.cards.find((one: CardBase) => one.id === id)
    return card ? [card.name[reader.language], ...reader.cardText(card).map((line) => `  ${line}`)] : []
  })
}
