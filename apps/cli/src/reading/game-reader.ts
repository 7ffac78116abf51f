import {
  type AnyGame,
  type Bilingual,
  type CardBase,
  type FillParams,
  fill,
  type Language,
  makeReader,
  plain,
  type Reader,
  type Rule,
  type Seat,
  type TextGroup,
  textOf,
} from '@sablier/kernel'
import { labelled, say } from './words.ts'

const PROPOSAL: Bilingual = { en: '{proposal}', fr: '{proposal}' }

/** Reads a game's texts aloud as plain lines, in one language and with the names of those who sit there. */
export class GameReader {
  readonly reader: Reader

  constructor(
    readonly game: AnyGame,
    readonly language: Language,
    readonly seatName: (seat: Seat) => string,
  ) {
    this.reader = makeReader(game, language, seatName)
  }

  cardName(card: string | null): string {
    return this.reader.cardName(card)
  }
  /** A text of the game by key; the key itself when the game has none. */
  text(group: TextGroup, key: string, params: FillParams = {}): string {
    return plain(textOf(this, group, key, params))
  }
  /** A word of the game by key; null where the game has none. */
  wordFor(key: string): string | null {
    const word = this.game.text.words[key]
    return word ? this.fill(word) : null
  }
  /** "Round 3: Combat", with the game's own word for a round where it has one. */
  round(n: number, phase: string): string {
    const word = this.wordFor('round') ?? say(this.language, 'round')
    const head = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${n}`
    return labelled(this.language, head, this.text('phases', phase))
  }
  /** A text with everything in braces filled in. */
  fill(text: Bilingual, params: FillParams = {}): string {
    return plain(fill(text, params, this.reader))
  }
  /** A structured proposal in the game's words; null where the game has none for it. */
  proposal(proposal: unknown): string | null {
    const { proposal: words } = this.game.text
    return words ? this.fill(PROPOSAL, { proposal: words(proposal) }) : null
  }
  /** What a rule of the game says. */
  rule(id: string): string {
    const rule: Rule | undefined = this.game.shape.rules[id]
    return rule ? `[${id}] ${this.fill(rule)}` : `[${id}]`
  }
  /** What a card says, one paragraph per ability. */
  cardText(card: CardBase): string[] {
    return this.game.describeCard(card, this.language).map((paragraph) => this.fill({ en: paragraph, fr: paragraph }))
  }
}
