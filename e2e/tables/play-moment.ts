import { type ElementHandle, expect, type JSHandle, type Page } from '@playwright/test'
import type { Moment } from '../moments/moment.ts'
import { savedMoment } from '../moments/saved-moment.ts'
import { type Aim, nextAim } from './next-aim.ts'
import { showSaved } from './open-moment.ts'
import { press, WAYS, type Way } from './ways.ts'

/** More presses than any question takes. */
const MOST_PRESSES = 40
/** A guard against hanging, not a measure of speed. */
const PATIENCE = { timeout: 10_000, intervals: [20, 50, 100] }

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
  const look = () => page.evaluate(progress, saved.id)
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const turn = WAYS.indexOf(way) * 5 + presses
    const target = await targetOf(await page.evaluateHandle(nextAim, { turn, again: way !== 'touch' }))
    if (typeof target === 'string') return target
    const name = await target.evaluate(nameOf)
    const before = await look()
    const fault = await press[way](page, target)
    if (fault) return `${name} ${fault}`
    const changed = await expect
      .poll(look, PATIENCE)
      .not.toEqual(before)
      .then(
        () => true,
        () => false,
      )
    if ((await look()).entries > saved.entries.length) return null
    if (changed) continue
    if (inVain.includes(name)) return `${name} does nothing when it is pressed`
    inVain.push(name)
  }
  return `takes more than ${MOST_PRESSES} presses`
}

async function targetOf(aim: JSHandle<Aim>): Promise<ElementHandle<HTMLElement> | string> {
  const target = (await aim.getProperty('target')).asElement() as ElementHandle<HTMLElement> | null
  return target ?? String(await (await aim.getProperty('fault')).jsonValue())
}

const nameOf = (part: HTMLElement): string =>
  part.dataset['option'] ?? part.getAttribute('aria-label') ?? part.textContent ?? part.tagName

/** How many entries a saved game has, and what the screen shows of the answer that is put together. Runs inside the page. */
function progress(id: string): { readonly entries: number; readonly shown: string } {
  const kept = localStorage.getItem(`sablier.game.${id}`) ?? '{"entries":[]}'
  const { entries } = JSON.parse(kept) as { entries: unknown[] }
  const parts = document.querySelectorAll<HTMLButtonElement>(
    '[data-testid=table] :is([data-option], [data-confirm], [data-more], .ask-number, .choice-seal)',
  )
  const shown = [...parts].map((part) => [
    part.dataset['option'] ?? part.textContent,
    part.getAttribute('aria-pressed') ?? part.dataset['choice'],
    part.disabled,
  ])
  const complaint = document.querySelector('[role=alert]')?.textContent
  return { entries: entries.length, shown: JSON.stringify([shown, complaint]) }
}
