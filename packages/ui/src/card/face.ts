import type { Bilingual, CardBase, Language } from '@sablier/kernel'
import type { IconName } from '../icons/icon-names.ts'

/** The colour of a token or a number on a card: one of the `--c-…` design tokens. */
export type Tone =
  | 'sword'
  | 'gem'
  | 'lamp'
  | 'time'
  | 'danger'
  | 'gold'
  | 'xp'
  | 'strength'
  | 'will'
  | 'health'
  | 'magic'
  | 'trophy'
  | 'power'
  | 'fortune'
  | 'card'

/** A large number on the picture: power, Strength, a bonus. */
export interface FaceNumber {
  readonly text: string
  readonly shape: 'shield' | 'hexagon' | 'disc'
  readonly tone: Tone
  /** What the number is, for those who hear the card. */
  readonly label: string
}

/** A round token on the picture: loot, a price, experience. */
export interface FaceToken {
  readonly icon: IconName
  readonly tone: Tone
  /** Printed beside the token; left out where one token stands for one. */
  readonly count?: number
  readonly label: string
}

/** A small sign in the corner of the picture that is said in words on the large card. */
export interface FaceMark {
  readonly icon?: IconName
  /** Printed as it is, for marks that are a number. */
  readonly text?: string
  readonly label: string
}

/** What a line of rules text is about; each has a sign of its own in front. */
export type LineRole = 'plain' | 'win' | 'lose' | 'must' | 'may' | 'none'

/** One line of rules text, in markup: `{icon:gem}` is drawn, all else is words. */
export interface FaceLine {
  readonly text: string
  readonly role?: LineRole
  /** A heading before the text: "Activation", "Once". */
  readonly keyword?: { readonly icon: IconName; readonly text: string }
}

/** Everything that is printed on a card in one language: what its three sizes show. */
export interface Face {
  readonly name: string
  /** The colour of the frame: one of the frames in `frames.css`. */
  readonly frame: string
  /** The line under the picture: what the card is. */
  readonly type: string
  readonly sign: IconName
  readonly numbers?: readonly FaceNumber[]
  /** On the left of the picture, under the numbers. */
  readonly tokens?: readonly FaceToken[]
  /** On the right of the picture: a price, experience, the type of a card. */
  readonly rightTokens?: readonly FaceToken[]
  /** Points at the end of the game, beside the name. */
  readonly points?: { readonly n: number; readonly icon: IconName; readonly label: string }
  readonly lines: readonly FaceLine[]
  /** Two doors under the text of which one is chosen. */
  readonly doors?: { readonly icon: IconName; readonly label: string; readonly texts: readonly string[] }
  /** A strip at the foot: what the card brings. */
  readonly gains?: string
  /** The rule in signs and very few words, for the small card. */
  readonly short: string
  readonly marks?: readonly FaceMark[]
  /** Ids of the rules and rulings that matter for this card, most telling first. */
  readonly rules?: readonly string[]
}

/** The back of a deck: the colour of its frame and the sign in its middle. */
export interface Back {
  readonly frame: string
  readonly sign: IconName
}

/** Signs by the word that stands for them in texts, with what they are called. */
export type FaceSigns = Readonly<Record<string, { readonly icon: IconName; readonly word: Bilingual }>>

/** What a game says about the faces of its cards. */
export interface GameFaces {
  readonly faceOf: (card: CardBase, language: Language) => Face
  /** Backs by the `back` of cards and by the names of zones with cards nobody may see. */
  readonly backs: Readonly<Record<string, Back>>
  /** Signs that its short texts use besides those of every game. */
  readonly signs?: FaceSigns
  /** Words of the rules texts that are drawn after a number: "2 Gems" becomes 2 and a gem. */
  readonly counted: Readonly<Record<Language, Readonly<Record<string, string>>>>
}
