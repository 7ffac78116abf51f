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
    const table = document.querySelector<HTMLElement>('[data-testid=table]')
    if (!table?.querySelector('.ask-mine')) return 'waits'
    // Answers lie on the table as well as in the bar.
    const all = <T extends HTMLElement>(query: string) =>
      [...table.querySelectorAll<T>(query)].filter((found) => found.checkVisibility())
    const press = (buttons: HTMLElement[]) => buttons[(n * 7 + 3) % buttons.length]?.click()
    const confirm = table.querySelector<HTMLButtonElement>('[data-confirm]')
    const shares = all('[data-more]:not(:disabled)')
    const free = all('[data-option]:not([aria-pressed=true])')
    if (shares.length > 0) press(shares)
    else if (confirm && !confirm.disabled) confirm.click()
    else press(free.length > 0 ? free : all('[data-option]'))
    return 'answered'
  }, look)
}

/** Presses the first answer on the table and confirms it, for a question that wants both. */
export async function answerFirst(page: Page): Promise<void> {
  await page.getByTestId('table').locator('[data-option]').first().click()
  await page.locator('[data-confirm]').click()
}

/** How often one looks again, or presses in vain, before a game counts as stuck. */
const PATIENCE = 2000
/** More presses than one question takes. */
const PRESSES = 50

/** What is asked now and what the page complains of. */
const askedNow = (page: Page): Promise<{ question: string; complaint: string }> =>
  page.evaluate(() => ({
    question: document.querySelector<HTMLElement>('[data-testid=ask-bar]')?.dataset['ask'] ?? '',
    complaint: document.querySelector('[role=alert]')?.textContent ?? 'no word of why',
  }))

/** Plays on until the end screen or `until` stands there, or until so many answers were given. */
export async function playOn(page: Page, most = Number.POSITIVE_INFINITY, until?: string): Promise<number> {
  let answers = 0
  let inVain = 0
  let last = ''
  while (answers < most) {
    const done = await answerOnce(page, answers, until)
    if (done === 'over') break
    const { question, complaint } = await askedNow(page)
    inVain = done === 'answered' && question !== last ? 0 : inVain + 1
    last = question
    if (inVain > PATIENCE && done === 'waits') throw new Error('Nobody is asked and the game is not over')
    if (inVain > PATIENCE) throw new Error(`No answer is taken to "${question}": ${complaint}`)
    if (done === 'answered') answers++
    if (done === 'waits' || inVain > PRESSES) await page.waitForTimeout(15)
  }
  return answers
}

/** Plays to the end screen. */
export async function playToTheEnd(page: Page): Promise<void> {
  await playOn(page)
  await expect(page.getByTestId('end-screen')).toBeVisible()
}
