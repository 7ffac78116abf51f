import { type ElementHandle, expect, type JSHandle, type Page } from '@playwright/test'
import { type Aim, nextAim } from './next-aim.ts'
import { press, type Way } from './ways.ts'

/** A guard against hanging, not a measure of speed. */
const PATIENCE = { timeout: 10_000, intervals: [20, 50, 100] }

/** What the screen shows of a local game. */
interface Look {
  readonly entries: number
  readonly shown: string
}

/** Presses one thing after another in a local game, as a person would who answers one way. */
export class Presser {
  /** What was pressed in vain just now. */
  private vain = ''
  constructor(
    private readonly page: Page,
    private readonly way: Way,
    private readonly game: string,
    /** Gathers what was pressed twice, because the first press did nothing. */
    private readonly inVain: string[],
  ) {}

  look(): Promise<Look> {
    return this.page.evaluate(progress, this.game)
  }

  /** Presses what comes next and waits until it shows; returns what hinders it, or null. */
  async press(turn: number): Promise<string | null> {
    const target = await targetOf(await this.page.evaluateHandle(nextAim, { turn, again: this.way !== 'touch' }))
    if (typeof target === 'string') return target
    const name = await target.evaluate(nameOf)
    const before = await this.look()
    const fault = await press[this.way](this.page, target)
    if (fault) return `${name} ${fault}`
    const changed = await expect
      .poll(() => this.look(), PATIENCE)
      .not.toEqual(before)
      .then(
        () => true,
        () => false,
      )
    if (!changed && this.vain === name) return `${name} does nothing when it is pressed`
    this.vain = changed ? '' : name
    if (!changed) this.inVain.push(name)
    return null
  }
}

async function targetOf(aim: JSHandle<Aim>): Promise<ElementHandle<HTMLElement> | string> {
  const target = (await aim.getProperty('target')).asElement() as ElementHandle<HTMLElement> | null
  return target ?? String(await (await aim.getProperty('fault')).jsonValue())
}

const nameOf = (part: HTMLElement): string =>
  part.dataset['option'] ?? part.getAttribute('aria-label') ?? part.textContent ?? part.tagName

/** How many entries a saved game has, and what the screen shows of the answer that is put together. Runs inside the page. */
function progress(id: string): Look {
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
