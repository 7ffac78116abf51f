import type { CardBase } from '../card.ts'
import type { AnyGame, Texts } from '../game.ts'
import { LANGUAGES } from '../ledger.ts'

/** Texts that a game lacks in one of the languages. */
export function missingTexts(game: AnyGame): string[] {
  const missing: string[] = []
  const need = (texts: Texts, keys: readonly string[], what: string) => {
    for (const key of keys)
      for (const language of LANGUAGES)
        if (!texts[key]?.[language]?.trim()) missing.push(`${game.id}: no ${language} text for ${what} ${key}`)
  }
  const { text, shape } = game
  need(text.zones, Object.keys(shape.zones), 'zone')
  need(text.tracks, Object.keys(shape.tracks), 'track')
  need(text.marks, Object.keys(shape.marks), 'mark')
  need(text.phases, shape.phases, 'phase')
  need(text.ends, game.ends, 'end')
  need({ title: text.title, pitch: text.pitch }, ['title', 'pitch'], 'the game’s')
  for (const part of ['asks', 'options', 'log', 'words'] as const) need(text[part], Object.keys(text[part]), part)
  for (const card of game.cards as readonly CardBase[]) {
    need({ [card.id]: card.name }, [card.id], 'card')
    for (const language of LANGUAGES)
      if (
        game.describeCard(card, language).some((paragraph) => !paragraph.trim() || /undefined|\[object/.test(paragraph))
      )
        missing.push(`${game.id}: bad ${language} text of ${card.id}`)
  }
  return missing
}
