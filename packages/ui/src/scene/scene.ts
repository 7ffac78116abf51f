import type { BackdropOf, World } from './worlds.ts'

/** How a subject stands: on the ground, as a bust behind the foreground, or in a ring of light. */
export type Stage = 'ground' | 'sink' | 'float'

/** Where the light comes from. */
export type Light = 'moon' | 'crescent' | 'sun' | 'star' | 'rays' | 'window' | 'torch' | 'lava' | 'lantern'

/** One drawing of a composed subject, in a box of 512 × 512. */
export interface Part {
  /** The name of a game-icon or of a silhouette of our own. */
  readonly of: string
  /** The middle of the drawing and its size, in parts of the box; in the middle and as large as the box if missing. */
  readonly at?: readonly [x: number, y: number]
  readonly size?: number
  /** In degrees. */
  readonly turn?: number
  readonly mirror?: boolean
  /** What of the drawing is kept: left, top, right, bottom, in parts of its box. */
  readonly crop?: readonly [left: number, top: number, right: number, bottom: number]
}

/** What a picture is about: a drawing, or several that make one. */
export type Subject = string | readonly Part[]

/** Small things that tell a picture from its neighbours. */
export type Prop =
  | 'birds'
  | 'bats'
  | 'stars'
  | 'sparks'
  | 'lamps'
  | 'torches'
  | 'rays'
  | 'clouds'
  | 'wind'
  | 'rain'
  | 'mist'
  /** A drawing on either side of the subject. */
  | `flank:${string}`
  /** A drawing somewhere: its middle in parts of the picture, its size in parts of the height; lit ones glow like flames. */
  | readonly [icon: string, x: number, y: number, size: number, look?: 'lit' | 'mirrored']

/** The tone of the subject's paper where the light of the backdrop does not say enough. */
export type Tint = 'gold' | 'red' | 'green' | 'blue' | 'violet' | 'bone' | 'black' | 'silver'

/** A picture, named by hand: where it plays, what it is about, how it is lit. */
export interface Scene<W extends World = World> {
  readonly backdrop: BackdropOf<W>
  readonly subject: Subject
  readonly stage?: Stage
  readonly props?: readonly Prop[]
  readonly light?: Light
  /** How tall the subject is, in parts of the height. */
  readonly size?: number
  /** How far the subject stands from the middle, in parts of the width. */
  readonly dx?: number
  readonly mirror?: boolean
  readonly tint?: Tint
}

/** A place without anybody in it: what lies behind a banner, a fight or a row of seats. */
export type EmptyScene<W extends World = World> = Omit<
  Scene<W>,
  'subject' | 'stage' | 'size' | 'dx' | 'mirror' | 'tint'
>

/** The pictures of a game: one for every card of the box, one by kind for cards that come later, empty places, and the cover. */
export interface GameScenes<W extends World = World, CardId extends string = string, Kind extends string = string> {
  readonly world: W
  readonly cards: Readonly<Record<CardId, Scene<W>>>
  readonly kinds: Readonly<Record<Kind, Scene<W>>>
  /** Places of its world that its table shows, by name of the backdrop. */
  readonly backdrops: Readonly<Partial<Record<BackdropOf<W>, Omit<EmptyScene<W>, 'backdrop'>>>>
  readonly cover: Scene<W>
}
