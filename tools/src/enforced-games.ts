/** The games whose every rule must be cited and tested. A game joins when its rules are complete. */
export const ENFORCED_GAMES: readonly string[] = [
  'terres-de-destinees',
  'donjon-quetes-trahisons',
  'thiefs-fortune',
  'prophecy',
]

/** The games whose every ruling must be tested, and cited where an act, a question or a refusal can. */
export const PROVEN_RULINGS: readonly string[] = [...ENFORCED_GAMES]
