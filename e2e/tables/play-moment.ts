import type { Page } from '@playwright/test'
import type { Moment } from '../moments/moment.ts'
import { savedMoment } from '../moments/saved-moment.ts'
import { showSaved } from './open-moment.ts'
import { Presser } from './presser.ts'
import { WAYS, type Way } from './ways.ts'

/** More presses than any question takes. */
const MOST_PRESSES = 40

/** How an attempt went: what hindered it, if anything, and what was pressed in vain once. */
interface Attempt {
  readonly fault: string | null
  readonly inVain: readonly string[]
}

/**
 * Answers the question of a moment one way. The app must be open. A press that comes while something still moves may miss: it is
 * tried once more, as a person would, and noted.
 */
export async function playMoment(page: Page, moment: Moment, way: Way): Promise<Attempt> {
  const inVain: string[] = []
  const fault = await answer(page, moment, way, inVain)
  return { fault, inVain }
}

async function answer(page: Page, moment: Moment, way: Way, inVain: string[]): Promise<string | null> {
  const saved = await savedMoment(moment, `${moment.name}-${way}`)
  await showSaved(page, saved)
  const presser = new Presser(page, way, saved.id, inVain)
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const fault = await presser.press(WAYS.indexOf(way) * 5 + presses)
    if (fault) return fault
    if ((await presser.look()).entries > saved.entries.length) return null
  }
  return `takes more than ${MOST_PRESSES} presses`
}
