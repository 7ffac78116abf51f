import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const THEMES = ['light', 'dark'] as const

/** What axe finds on the page as it stands, in both themes. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
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
