import { type FillParams, fill, type Language, plain } from '@sablier/kernel'
import type { TestTable } from '@sablier/kernel/testing'
import { game } from '../src/game.ts'

const nameOf = (card: string | null, language: Language): string =>
  game.cards.find(({ id }) => id === card)?.name[language] ?? '?'

/** A text of the game as it is read, with the seats called by their numbers. */
export function read(text: { en: string; fr: string } | undefined, params: FillParams, language: Language): string {
  if (!text) return ''
  const reader = {
    language,
    seatName: (seat: number) => `P${seat}`,
    cardName: (card: string | null) => nameOf(card, language),
    word: (key: string) => game.text.words[key]?.[language] ?? key,
    phrase: (key: string) => game.text.words[key],
  }
  return plain(fill(text, params, reader))
}

/** The lines of the log as a spectator reads them, with the rule beside each. */
export function logOf(t: TestTable, language: Language = 'en'): { rule: string; line: string }[] {
  return t.match.heard('spectator').flatMap((event) => {
    if (event.type !== 'said') return []
    const { key, params } = event as unknown as { key: string; params: FillParams }
    return [{ rule: event.rule ?? '', line: read(game.text.log[key], params, language) }]
  })
}

/** The rule beside the first line that begins so. */
export function ruleBeside(t: TestTable, beginning: string): string | undefined {
  return logOf(t).find(({ line }) => line.startsWith(beginning))?.rule
}

/** The open question as it is read. */
export function questionOf(t: TestTable, language: Language = 'en'): string {
  const { seat } = t.ask
  const view = t.match.view(seat).ask
  return read(game.text.asks[view?.text ?? ''], (view?.params ?? {}) as FillParams, language)
}

/** The options of the open question as they are read. */
export function optionsAsRead(t: TestTable, language: Language = 'en'): string[] {
  const options = t.match.view(t.ask.seat).ask?.options ?? []
  return options.map(({ text, params }) =>
    read(game.text.options[text ?? ''], (params ?? {}) as unknown as FillParams, language),
  )
}
