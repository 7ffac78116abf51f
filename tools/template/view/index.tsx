import type { GameView } from '@sablier/ui'

/** The plain table of every game, with a few drawings. A `board` of its own replaces it. */
export const view: GameView = {
  icons: { light: 'candle-light', oil: 'lantern' },
}
