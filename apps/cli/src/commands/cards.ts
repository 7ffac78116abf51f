import {
  type AnyGame,
  CARD_FACTS,
  type CardBase,
  factsByProvenance,
  knownFacts,
  PROVENANCES,
  provenanceLine,
} from '@sablier/kernel'
import type { Command } from '../command.ts'
import { gameFrom } from '../find-game.ts'
import { EXIT } from '../io.ts'
import { languageFrom } from '../language.ts'
import { printJson, printLines } from '../print.ts'
import { GameReader } from '../reading/game-reader.ts'
import { namesOf } from '../reading/seat-names.ts'

/** How many cards have each fact from where, as a table in Markdown. */
function provenanceTable(game: AnyGame): string[] {
  const cards = game.cards as readonly CardBase[]
  const facts = cards.map((card) => factsByProvenance(knownFacts(game, card)))
  const rows = CARD_FACTS.map((fact) => {
    const counts = PROVENANCES.map((from) => facts.filter((one) => one[from].includes(fact)).length)
    return `| ${[fact, ...counts].join(' | ')} |`
  })
  return [
    `| ${[`${game.id}: ${cards.length} cards`, ...PROVENANCES].join(' | ')} |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ]
}

/** Prints every card of a game as it reads in play. */
export const cards: Command = {
  name: 'cards',
  usage: '--game G [--lang en|fr] [--provenance] [--json]',
  summary:
    'Prints every card of a game: name, copies, text and where its facts come from. --provenance counts them instead.',
  options: {
    game: { type: 'string' },
    lang: { type: 'string' },
    provenance: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async (given, io) => {
    const language = languageFrom(given, io)
    const { game } = await gameFrom(given)
    if (given.flag('provenance')) {
      printLines(io, provenanceTable(game))
      return EXIT.done
    }
    const reader = new GameReader(game, language, namesOf([], language))
    const sheets = game.cards.map((card: CardBase) => ({
      id: card.id,
      name: card.name[language],
      copies: card.copies,
      back: card.back,
      facts: factsByProvenance(knownFacts(game, card)),
      provenance: provenanceLine(knownFacts(game, card), language),
      text: reader.cardText(card),
    }))
    if (given.flag('json')) printJson(io, { game: game.id, language, cards: sheets })
    else
      for (const { id, name, copies, provenance, text } of sheets)
        printLines(io, [
          `${name}${copies > 1 ? ` ×${copies}` : ''}  (${id})`,
          ...text.map((line) => `  ${line}`),
          `  ${provenance}`,
        ])
    return EXIT.done
  },
}
