import { create } from 'zustand'

/** How many online tables wait for one's decision, as far as the last look at the server told. */
const useTurns = create<{ readonly count: number }>(() => ({ count: 0 }))

export const setTurnCount = (count: number): void => useTurns.setState({ count })
export const useTurnCount = (): number => useTurns(({ count }) => count)
