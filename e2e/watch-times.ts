import type { Page } from '@playwright/test'

/** What the browser measured of itself. */
export interface Times {
  /** Presses that were timed. */
  readonly presses: number
  /** Milliseconds from a press to the paint after it: the median, 95 of 100, and the worst. */
  readonly p50: number
  readonly p95: number
  readonly worst: number
  /** The longest stretch in which the page could not react. */
  readonly longestTask: number
  /** How far things jumped, in all and without a press just before. */
  readonly shift: number
  readonly shiftUnasked: number
}

type Watched = { presses: Record<string, number>; tasks: number[]; shift: number; shiftUnasked: number }
const KEY = 'sablier.bench'

/** Lets the page note its own times from its first moment on; a reload adds to them. */
export async function watchTimes(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const kept = sessionStorage.getItem(key)
    const times: Watched = kept ? JSON.parse(kept) : { presses: {}, tasks: [], shift: 0, shiftUnasked: 0 }
    Object.assign(window, { [key]: times })
    // Not after every entry: that would be measured, too.
    addEventListener('pagehide', () => sessionStorage.setItem(key, JSON.stringify(times)))
    const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) each(entry)
      }).observe({ type, buffered: true, ...more })
    watch(
      'event',
      (entry) => {
        const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
        if (!interactionId) return
        const name = `${Math.round(performance.timeOrigin)} ${interactionId}`
        times.presses[name] = Math.max(times.presses[name] ?? 0, duration)
      },
      { durationThreshold: 16 },
    )
    watch('longtask', ({ duration }) => times.tasks.push(duration))
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      times.shift += value
      if (!hadRecentInput) times.shiftUnasked += value
    })
  }, KEY)
}

/** The figures so far. */
export async function readTimes(page: Page): Promise<Times> {
  const times = await page.evaluate((key) => (window as unknown as Record<string, Watched>)[key], KEY)
  if (!times) throw new Error('Nobody watches the times')
  const presses = Object.values(times.presses).sort((a, b) => a - b)
  const at = (share: number) => presses[Math.min(presses.length - 1, Math.floor(presses.length * share))] ?? 0
  const { shift, shiftUnasked } = times
  return {
    presses: presses.length,
    p50: at(0.5),
    p95: at(0.95),
    worst: at(1),
    longestTask: Math.max(0, ...times.tasks),
    shift,
    shiftUnasked,
  }
}
