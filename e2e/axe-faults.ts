import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const THEMES = ['light', 'dark'] as const

/**
 * The page and a framed table are documents of their own: the landmarks of one are no doubles of the other's. A framed table is
 * no whole page, so nobody has to find their way in it by landmarks.
 */
async function parts(page: Page): Promise<AxeBuilder[]> {
  const whole = new AxeBuilder({ page }).exclude('iframe')
  return (await page.locator('iframe').count()) > 0
    ? [whole, new AxeBuilder({ page }).include(['iframe', 'body']).disableRules('region')]
    : [whole]
}

/** What axe finds on the page as it stands, in both themes. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const violations = []
    for (const part of await parts(page)) violations.push(...(await part.analyze()).violations)
    for (const { id, nodes } of violations)
      found.push(
        `${theme}: ${id}: ${nodes
          .slice(0, 4)
          .map(({ target }) => target.join(' '))
          .join(' | ')}`,
      )
  }
  return found
}
