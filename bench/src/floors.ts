/** Which side of a number is good. */
export interface Floor {
  readonly good: 'above' | 'below'
  readonly floor: number
  readonly goal: number
}

const FIXED: Readonly<Record<string, Floor>> = {
  silent: { good: 'above', floor: 100, goal: 300 },
  everything: { good: 'above', floor: 10, goal: 40 },
  growth: { good: 'below', floor: 1.2, goal: 1 },
  fork: { good: 'below', floor: 30, goal: 5 },
  resample: { good: 'below', floor: 30, goal: 5 },
  search: { good: 'above', floor: 100, goal: 300 },
}
const GAME: Floor = { good: 'above', floor: 20, goal: 60 }
const GAME_SEARCH: Floor = { good: 'above', floor: 10, goal: 50 }

/** What a ratio has to reach: the kernel's own figures by name, every other name is a game's. */
export function floorOf(name: string): Floor {
  return FIXED[name] ?? (name.endsWith(' search') ? GAME_SEARCH : GAME)
}

/** Whether a ratio is on the good side of its floor. */
export function holds(name: string, ratio: number): boolean {
  const { good, floor } = floorOf(name)
  return good === 'above' ? ratio >= floor : ratio <= floor
}
