import { create } from 'zustand'

/** How the moves of computer players are shown one after the other. */
interface Beats {
  /** They wait until one lets them go on, move by move or all. */
  readonly paused: boolean
}

export const useBeats = create<Beats>(() => ({ paused: false }))
const { getState, setState } = useBeats

/** Ends the pause before the next move. */
let wake: (() => void) | null = null
let skips = false

/** The pause before a computer player's move: as long as the pace says, until one goes on, or none while one skips. */
export function beat(milliseconds: number): Promise<void> {
  if (skips) return Promise.resolve()
  return new Promise((done) => {
    const timer = getState().paused ? undefined : setTimeout(done, milliseconds)
    wake = () => {
      clearTimeout(timer)
      done()
    }
  })
}

/** A person is asked, or another table is open: the next moves are followed again. */
export function followBeats(): void {
  skips = false
}
/** Shows the next move at once. */
export const nextBeat = (): void => wake?.()
/** Holds the moves of the others, or lets them go on. */
export function pauseBeats(paused: boolean): void {
  setState({ paused })
  if (!paused) wake?.()
}
/** Goes to one's own next question without a pause. */
export function skipBeats(): void {
  skips = true
  pauseBeats(false)
}
