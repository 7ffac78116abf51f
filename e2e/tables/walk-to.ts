import type { ElementHandle, Page } from '@playwright/test'

/** What arrows go between, as `useTableKeys` has it. */
const ANSWERS = '[data-option]:not(:disabled), [data-confirm]:not(:disabled), [data-more]:not(:disabled)'
/** More steps than any table needs. */
const MOST_STEPS = 120

/** Goes to something on the table by arrows alone; returns why it cannot be reached, or null. */
export async function walkTo(page: Page, target: ElementHandle<HTMLElement>): Promise<string | null> {
  const tried = new Map<number, Set<string>>()
  for (let step = 0; step < MOST_STEPS; step++) {
    const { at, ways } = await target.evaluate(lookAround, ANSWERS)
    if (ways.length === 0) return null
    const here = tried.get(at) ?? new Set()
    tried.set(at, here)
    if (here.size === ways.length) here.clear()
    const way = ways.find((one) => !here.has(one)) ?? 'ArrowRight'
    here.add(way)
    await page.keyboard.press(way)
  }
  return 'arrows do not lead there'
}

/** Where the focus is, and the arrows in the order in which they promise to lead to the target; none: it is there. */
function lookAround(target: HTMLElement, answers: string): { at: number; ways: string[] } {
  const focused = document.activeElement
  if (focused === target) return { at: -1, ways: [] }
  const at = [...document.querySelectorAll(answers)].indexOf(focused as HTMLElement)
  const [from, to] = [(focused ?? document.body).getBoundingClientRect(), target.getBoundingClientRect()]
  const dx = to.left + to.width / 2 - from.left - from.width / 2
  const dy = to.top + to.height / 2 - from.top - from.height / 2
  const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const down = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
  const isAcross = Math.abs(dx) > Math.abs(dy)
  const [first, second] = isAcross ? [across, down] : [down, across]
  return { at, ways: [...first.slice(0, 1), ...second, ...first.slice(1)] }
}
