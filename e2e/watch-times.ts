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
    const keep = () => sessionStorage.setItem(key, JSON.stringify(times))
    const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) each(entry)
        keep()
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
  const times: Watched = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), KEY)
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
