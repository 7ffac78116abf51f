import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Looks at the fullest tables instead of testing: `npm run tables`. */
const config: PlaywrightTestConfig = {
  ...base,
  testMatch: '**/*.look.ts',
  outputDir: '../test-results/tables',
  retries: 0,
  workers: Number(process.env['TABLES_WORKERS'] ?? 2),
}
export default config
