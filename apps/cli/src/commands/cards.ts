import type { CardBase } from '@sablier/kernel'
import type { Command } from '../command.ts'
import { gameFrom } from '../find-game.ts'
import { EXIT } from '../io.ts'
import { languageFrom } from '../language.ts'
import { printJson, printLines } from '../print.ts'
import { GameReader } from '../reading/game-reader.ts'
import { namesOf } from '../reading/seat-names.ts'

/** Prints every card of a game as it reads in play. */
export const cards: Command = {
  name: 'cards',
  usage: '--game G [--lang en|fr] [--json]',
  summary: 'Prints every card of a game: name, copies, where it comes from, and its text.',
  options: { game: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } },
  run: async (given, io) => {
    const language = languageFrom(given, io)
    const { game } = await gameFrom(given)
    const reader = new GameReader(game, language, namesOf([], language))
    const sheets = game.cards.map((card: CardBase) => ({
      id: card.id,
      name: card.name[language],
      copies: card.copies,
      back: card.back,
      from: card.from,
      text: reader.cardText(card),
    }))
    if (given.flag('json')) printJson(io, { game: game.id, language, cards: sheets })
    else
      for (const { id, name, copies, from, text } of sheets)
        printLines(io, [
          `${name}${copies > 1 ? ` ×${copies}` : ''}  (${id}, ${from})`,
          ...text.map((line) => `  ${line}`),
        ])
    return EXIT.done
  },
}
