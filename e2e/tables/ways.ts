import type { ElementHandle, Page } from '@playwright/test'
import { walkTo } from './walk-to.ts'

/** The three ways to answer, and the screen on which each is tried. */
export const WAYS = ['mouse', 'keyboard', 'touch'] as const
export type Way = (typeof WAYS)[number]
export const SCREEN_OF = {
  mouse: { width: 1440, height: 900 },
  keyboard: { width: 1440, height: 900 },
  touch: { width: 390, height: 844 },
} as const

type Target = ElementHandle<HTMLElement>

/** Presses something as a person would; returns what hinders it, or null. */
export const press: Readonly<Record<Way, (page: Page, target: Target) => Promise<string | null>>> = {
  mouse: (page, target) => pressAt(page, target, (x, y) => page.mouse.click(x, y)),
  touch: (page, target) => pressAt(page, target, (x, y) => page.touchscreen.tap(x, y)),
  keyboard: pressByKey,
}

async function pressAt(page: Page, target: Target, act: (x: number, y: number) => Promise<void>) {
  await target.evaluate(atRest)
  let spot = await target.evaluate(findSpot)
  if (typeof spot === 'string' && spot.includes('zoom-layer')) {
    // The pointer has rested on a card, which is shown closely: leave it.
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
    await page
      .locator('.zoom-layer')
      .waitFor({ state: 'detached', timeout: 5000 })
      .catch(() => undefined)
    spot = await target.evaluate(findSpot)
  }
  if (typeof spot === 'string') return spot
  await act(spot.x, spot.y)
  return null
}

/** Waits until the element has lain still for some frames. Runs inside the page. */
async function atRest(target: HTMLElement): Promise<void> {
  const place = () => JSON.stringify(target.getBoundingClientRect())
  let [before, still] = [place(), 0]
  for (let frames = 0; still < 4 && frames < 300; frames++) {
    await new Promise((done) => requestAnimationFrame(done))
    still = place() === before ? still + 1 : 0
    before = place()
  }
}

/** A point at which the element is on top: its middle if possible; else what lies over it. Runs inside the page. */
function findSpot(target: HTMLElement): { x: number; y: number } | string {
  const places = [0.5, 0.25, 0.75, 0.1, 0.9]
  const { left, top, width, height } = target.getBoundingClientRect()
  let over: Element | null = null
  for (const down of places)
    for (const across of places) {
      const [x, y] = [left + width * across, top + height * down]
      const hit = document.elementFromPoint(x, y)
      if (hit && (target.contains(hit) || hit.closest('label')?.control === target)) return { x, y }
      over ??= hit
    }
  if (over?.closest('.zoom-layer')) return 'lies under zoom-layer'
  return over ? `lies under ${over.tagName.toLowerCase()}.${over.getAttribute('class') ?? ''}` : 'lies out of view'
}

async function pressByKey(page: Page, target: Target): Promise<string | null> {
  const { key, confirms } = await target.evaluate((element) => ({
    key: element.dataset['key'] ?? '',
    // Enter gives what is gathered wherever no button has the focus.
    confirms: element.dataset['confirm'] !== undefined && !document.activeElement?.matches('button, a'),
  }))
  if (key) {
    await page.keyboard.press(key)
    return null
  }
  if (!confirms) {
    const fault = await walkTo(page, target)
    if (fault) return fault
  }
  await page.keyboard.press('Enter')
  return null
}
