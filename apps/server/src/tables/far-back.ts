/** How many entries are replayed at once when a game goes back: a few milliseconds' worth. */
export const NEAR = 24

/** Going back to this moment takes a replay that is too long for one turn: it has to be prepared in slices first. */
export class FarBack extends Error {
  constructor(readonly entries: number) {
    super(`Going back to entry ${entries} has to be prepared`)
  }
}
