import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Looks at every page instead of testing: `npm run pages`. */
const config: PlaywrightTestConfig = {
  ...base,
  testMatch: '**/*.pages.ts',
  outputDir: '../test-results/pages',
  retries: 0,
  workers: Number(process.env['PAGES_WORKERS'] ?? 2),
}
export default config
