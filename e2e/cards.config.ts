import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Reads every card of every game in every variant, and leaves contact sheets. One worker: it counts over all of them. */
const config: PlaywrightTestConfig = { ...base, testMatch: '**/*.cards.ts', retries: 0, workers: 1, timeout: 1_800_000 }
export default config
