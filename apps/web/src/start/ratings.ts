import type { Level } from '@sablier/bots'

declare global {
  interface ImportMetaEnv {
    /** What the leagues have measured, by game and level. */
    readonly RATINGS?: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

/** The measured rating of a computer player in a game; null where no league has measured it. */
export const ratingOf = (game: string, level: Level): number | null => import.meta.env.RATINGS?.[game]?.[level] ?? null
