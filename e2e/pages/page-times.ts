import type { Page } from '@playwright/test'

/** What a browser says of the first moments of a page. */
export interface PageTimes {
  /** When the largest part in sight was painted, in ms. */
  readonly paint: number
  /** Which part that was. */
  readonly largest: string
  /** How far things jumped without being asked to, and which. */
  readonly shift: number
  readonly moved: readonly string[]
  /** Bytes of script that came over the line. */
  readonly script: number
}

type Noted = { -readonly [K in keyof Omit<PageTimes, 'script'>]: PageTimes[K] }
type Watched = Window & { pageTimes?: Noted }
type LargestPaint = PerformanceEntry & { readonly element: Element | null }
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Runs inside the page. */
function watch(): void {
  const times: Noted = { paint: 0, largest: '', shift: 0, moved: [] }
  Object.assign(window, { pageTimes: times })
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? 'gone')
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as LargestPaint[])
      Object.assign(times, { paint: startTime, largest: nameOf(element) })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      times.shift += value
      times.moved = [...times.moved, `${value.toFixed(3)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`]
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Notes the times of the page from its first moment on. */
export async function watchTimes(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** What was noted, once something was painted, and how much script has come. */
export async function readTimes(page: Page): Promise<PageTimes> {
  await page.waitForFunction(() => (window as Watched).pageTimes?.paint)
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { ...((window as Watched).pageTimes as Noted), script }
  })
}
