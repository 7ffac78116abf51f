import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/find-programs.mjs'

const port = process.env['E2E_PORT'] ?? '4310'
const baseURL = `http://127.0.0.1:${port}`
const executablePath = findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Once more with a trace, which makes every step several times as slow; the summary says how many needed it.
  retries: 1,
  timeout: 300_000,
  // A guard against hanging, not a measure of speed.
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium refuses its sandbox to root, as in a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'exec node ../apps/server/dist/main.js',
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'sablier-e2e-')),
      LOG_LEVEL: 'warn',
      BOT_PAUSE_MS: '0',
      REQUESTS_PER_MINUTE: '100000',
      KILOBYTES_PER_SECOND: '1000000',
      MESSAGES_PER_SECOND: '1000',
      OPEN_TABLES_PER_ADDRESS: '1000',
      TABLES_PER_ADDRESS: '10000',
      // Who has gone need not be waited for as long as by real people.
      ABSENCE_GRACE_SECONDS: '1',
      VOTING_SECONDS: '1',
    },
    reuseExistingServer: false,
  },
})
