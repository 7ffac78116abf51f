import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Takes the pictures of the README instead of testing. */
const config: PlaywrightTestConfig = { ...base, testMatch: '**/*.shots.ts' }
export default config
