import type { Page } from '@playwright/test'
import type { Moment } from '../moments/moment.ts'
import { openApp } from '../open-app.ts'
import { playMoment } from './play-moment.ts'
import { SCREEN_OF, type Way } from './ways.ts'

/** The browser in which a way is tried: a desktop, or a phone with a touch screen. */
export function browserFor(way: Way) {
  const touch = way === 'touch'
  const contextOptions = { reducedMotion: 'reduce' } as const
  return { viewport: SCREEN_OF[way], isMobile: touch, hasTouch: touch, contextOptions }
}

/** What could not be answered and why, and what had to be pressed twice. */
export interface Attempts {
  readonly failed: readonly string[]
  readonly inVain: readonly string[]
}

/** Answers one question after another the same way. */
export async function playKinds(
  page: Page,
  moments: readonly Moment[],
  way: Way,
  onFault: (moment: Moment) => Promise<unknown> = async () => undefined,
): Promise<Attempts> {
  const failed: string[] = []
  const inVain: string[] = []
  await openApp(page)
  for (const moment of moments) {
    const { fault, inVain: again } = await playMoment(page, moment, way)
    inVain.push(...again.map((name) => `${moment.ask}: ${name}`))
    if (!fault) continue
    failed.push(`${moment.ask}: ${fault}`)
    await onFault(moment)
  }
  return { failed, inVain }
}
