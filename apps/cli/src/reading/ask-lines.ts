import type { SeenAsk, SeenOffer, SeenOption } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'
import { say } from './words.ts'

/** What an ask wants, and which card makes it ask. */
export function askLine(reader: GameReader, ask: SeenAsk): string {
  const source =
    ask.source === null ? '' : ` (${say(reader.language, 'because', { card: reader.cardName(ask.source) })})`
  return `${reader.text('asks', ask.text, ask.params)}${source}`
}

/** One option in words. */
export function optionLine(reader: GameReader, option: SeenOption): string {
  if (option.text !== undefined) return reader.text('options', option.text, option.params)
  if (option.card !== undefined)
    return option.card === null ? `${reader.cardName(null)} (${option.id})` : reader.cardName(option.card)
  if (option.seat !== undefined) return reader.seatName(option.seat)
  return option.id
}

/** A standing offer in words. */
export function offerLine(reader: GameReader, offer: SeenOffer): string {
  return reader.text('options', offer.text, offer.params)
}

/** What looks possible and is not, one line for each rule that refuses it. */
export function refusedLines(reader: GameReader, refused: SeenAsk['refused']): string[] {
  const byRule = new Map<string, string[]>()
  for (const option of refused) byRule.set(option.why, [...(byRule.get(option.why) ?? []), optionLine(reader, option)])
  return [...byRule].map(([why, options]) =>
    say(reader.language, 'refused', { what: options.join(', '), why: reader.rule(why) }),
  )
}

/** A proposal in the game's own words, or as its parts where the game has none. */
export function proposalLine(reader: GameReader, proposal: unknown): string {
  const worded = reader.proposal(proposal)
  if (worded !== null) return worded
  if (proposal === null || typeof proposal !== 'object') return JSON.stringify(proposal)
  return Object.entries(proposal)
    .map(([name, value]) => `${reader.game.text.words[name]?.[reader.language] ?? name} ${JSON.stringify(value)}`)
    .join(', ')
}
