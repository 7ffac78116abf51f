import type { AnyGame, OptionSpec, OptionValues } from '@sablier/kernel'

/** What a table is played by when nobody changes anything. */
export const startOptions = (game: AnyGame): OptionValues =>
  Object.fromEntries(Object.entries(game.options as Record<string, OptionSpec>).map(([key, spec]) => [key, spec.start]))
