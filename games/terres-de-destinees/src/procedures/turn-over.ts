/** Thrown when the active player is eliminated: their turn ends at once, whatever was going on. */
export const TURN_OVER = Symbol('turn over')
