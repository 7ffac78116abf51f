import { expect, type Page } from '@playwright/test'

const END = '[data-testid=end-screen]'

/**
 * Answers whatever is asked, by pressing what the question offers; the choice follows from how often one answered, never from
 * chance. Where `until` stands on the page nothing is answered any more.
 */
export async function answerOnce(page: Page, answered: number, until = END): Promise<'over' | 'waits' | 'answered'> {
  const look = { n: answered, end: `${END}, ${until}` }
  return page.evaluate(({ n, end }) => {
    if (document.querySelector(end)) return 'over'
    const bar = document.querySelector<HTMLElement>('.ask-mine')
    if (!bar) return 'waits'
    const all = <T extends HTMLElement>(query: string) => [...bar.querySelectorAll<T>(query)]
    const press = (buttons: HTMLElement[]) => buttons[(n * 7 + 3) % buttons.length]?.click()
    const confirm = bar.querySelector<HTMLButtonElement>('[data-confirm]')
    const shares = all('[data-more]:not(:disabled)')
    const free = all('[data-option]:not([aria-pressed=true])')
    if (shares.length > 0) press(shares)
    else if (confirm && !confirm.disabled) confirm.click()
    else press(free.length > 0 ? free : all('[data-option]'))
    return 'answered'
  }, look)
}

/** How often one looks again before a game counts as stuck. */
const PATIENCE = 2000

/** Plays on until the end screen or `until` stands there, or until so many answers were given. */
export async function playOn(page: Page, most = Number.POSITIVE_INFINITY, until?: string): Promise<number> {
  let answers = 0
  let waited = 0
  while (answers < most) {
    const done = await answerOnce(page, answers, until)
    if (done === 'over') break
    if (done === 'answered') {
      answers++
      waited = 0
    } else if (++waited > PATIENCE) throw new Error('Nobody is asked and the game is not over')
    else await page.waitForTimeout(15)
  }
  return answers
}

/** Plays to the end screen. */
export async function playToTheEnd(page: Page): Promise<void> {
  await playOn(page)
  await expect(page.getByTestId('end-screen')).toBeVisible()
}
