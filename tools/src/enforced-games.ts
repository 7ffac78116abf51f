/** The games whose every rule must be cited and tested. A game joins when its rules are complete. */
export const ENFORCED_GAMES: readonly string[] = [
  'terres-de-destinees',
  'donjon-quetes-trahisons',
  'thiefs-fortune',
  'prophecy',
]
