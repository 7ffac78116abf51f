/** The forms in which every picture is made: 8:5 for cards, tiles and windows, 3:1 where text leaves little room. */
export const PICTURE_SIZES = {
  wide: { width: 432, height: 270 },
  strip: { width: 360, height: 120 },
} as const

/** The covers of games: banners for large and for small screens, and the upright front of the box. */
export const COVER_SIZES = {
  box: { width: 420, height: 600 },
  cover: { width: 1280, height: 640 },
  'small-cover': { width: 640, height: 400 },
} as const

/** Empty places, as wide as a banner. */
export const BACKDROP_SIZES = { backdrop: { width: 1280, height: 400 } } as const

export type PictureShape = keyof typeof PICTURE_SIZES
export type CoverShape = keyof typeof COVER_SIZES

export type BackdropShape = keyof typeof BACKDROP_SIZES

/** What the build says of the pictures it made. */
export interface BuiltPictures {
  readonly format: 'webp' | 'svg'
  /** A hash of all pictures of a game, by game id. */
  readonly versions: Readonly<Record<string, string>>
}

declare global {
  interface ImportMetaEnv {
    /** Set by the build of the client; missing where nothing is built, as in tests. */
    readonly PICTURES?: BuiltPictures
  }
}

const UNBUILT: BuiltPictures = { format: 'svg', versions: {} }

const built = (): BuiltPictures => import.meta.env?.PICTURES ?? UNBUILT

/** Where the pictures of a game lie. */
export const pictureFolder = (game: string): string => `/assets/pictures/${game}/${built().versions[game] ?? 'unbuilt'}`

/** The address of a picture: `name` is a card's id, `kind.` and a kind, the name of a backdrop, or `cover`. */
export function pictureUrl(game: string, name: string, shape: PictureShape | CoverShape | BackdropShape): string {
  return `${pictureFolder(game)}/${name}.${shape}.${built().format}`
}

/** The name of a card's picture: its own, or that of its kind if the card came after the box. */
export function pictureName(drawn: Readonly<Record<string, unknown>>, card: string, kind: string): string {
  return Object.hasOwn(drawn, card) ? card : `kind.${kind}`
}
