import type { AnyGame, CardBase, Language } from '@sablier/kernel'
import type { GameView } from '../game-view.ts'
import type { CardSize } from './card-size.ts'
import type { Face } from './face.ts'
import { plainText, type TextSource } from './face-text.ts'
import { type Fit, fitFace } from './fit.ts'
import { type CardBox, fitBox } from './fit-box.ts'
import { type ReadFace, readFace } from './read-face.ts'
import { SIGNS } from './signs.ts'

/** A face in one language, read and set; every size is worked out once. */
export interface PreparedFace extends ReadFace {
  readonly card: CardBase
  readonly game: string
  /** The name of its picture. */
  readonly picture: string
  readonly fit: (size: CardSize) => Fit
  /** How it is set in a box of the table. */
  readonly fitIn: (box: CardBox) => Fit
  /** Everything on the card in words, for those who hear it. */
  readonly spoken: string
}

/** A face for cards of a game that draws none itself: its name and what it says. */
function plainFace(game: AnyGame, card: CardBase, language: Language): Face {
  return {
    name: card.name[language],
    frame: 'plain',
    type: game.text.title[language],
    sign: 'hourglass',
    lines: game.describeCard(card, language).map((text) => ({ text })),
    short: '',
  }
}

const NOTHING = {}
/** What the texts on the cards of a game need to be read. */
function sourceOf(game: AnyGame, look: GameView, language: Language): TextSource {
  const signs = Object.entries({ ...SIGNS, ...look.faces?.signs })
  const words = new Map(signs.map(([key, { word }]) => [key, word]))
  return {
    language,
    icons: { ...Object.fromEntries(signs.map(([key, { icon }]) => [key, icon])), ...look.icons },
    word: (key) => (game.text.words[key] ?? words.get(key))?.[language] ?? key,
    counted: look.faces?.counted[language] ?? NOTHING,
  }
}

function prepare(game: AnyGame, look: GameView, card: CardBase, source: TextSource): PreparedFace {
  const { language } = source
  const face = look.faces?.faceOf(card, language) ?? plainFace(game, card, language)
  const read = readFace(face, source)
  const fits: Partial<Record<CardSize, Fit>> = {}
  const boxes = new Map<string, Fit>()
  const texts = [...read.lines.map(({ parts }) => parts), ...read.doors, read.gains]
  return {
    ...read,
    card,
    game: game.id,
    picture: look.picture?.(card) ?? card.id,
    fit: (size) => {
      const fit = fits[size] ?? fitFace(read, size)
      fits[size] = fit
      return fit
    },
    fitIn: (box) => {
      const key = `${box.width} ${box.height}`
      const fit = boxes.get(key) ?? fitBox(read, box)
      boxes.set(key, fit)
      return fit
    },
    spoken: [
      face.type,
      ...[...(face.numbers ?? []), ...(face.tokens ?? []), ...(face.rightTokens ?? [])].map(({ label }) => label),
      ...texts.map(plainText),
    ]
      .filter(Boolean)
      .join('. '),
  }
}

/** The faces of a game in one language. */
interface FaceShelf {
  readonly source: TextSource
  readonly faces: Map<string, PreparedFace>
}
const shelves = new WeakMap<GameView, Map<Language, FaceShelf>>()

function shelfOf(game: AnyGame, look: GameView, language: Language): FaceShelf {
  const languages = shelves.get(look) ?? new Map<Language, FaceShelf>()
  shelves.set(look, languages)
  const shelf = languages.get(language) ?? { source: sourceOf(game, look, language), faces: new Map() }
  languages.set(language, shelf)
  return shelf
}

/** The face of a card, read and set in one language: made on first sight, then kept. */
export function preparedFace(game: AnyGame, look: GameView, card: CardBase, language: Language): PreparedFace {
  const { source, faces } = shelfOf(game, look, language)
  const known = faces.get(card.id)
  if (known) return known
  const face = prepare(game, look, card, source)
  faces.set(card.id, face)
  return face
}
