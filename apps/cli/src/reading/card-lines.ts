import type { CardBase, SeenAsk } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'

/** What the cards of a question say: the one that asks and those that can be chosen, each once. */
export function cardLines(reader: GameReader, ask: SeenAsk): string[] {
  const ids = new Set([ask.source, ...ask.options.map(({ card }) => card)])
  return reader.game.cards
    .filter((card: CardBase) => ids.has(card.id))
    .flatMap((card: CardBase) => [card.name[reader.language], ...reader.cardText(card).map((line) => `  ${line}`)])
}
