import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Measures the tables in a slowed browser instead of testing. One at a time: two would measure each other. */
const config: PlaywrightTestConfig = { ...base, testMatch: '**/*.bench.ts', workers: 1, retries: 0, timeout: 900_000 }
export default config
