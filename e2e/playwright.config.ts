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
  retries: 0,
  timeout: 60_000,
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium refuses its sandbox to root, as in a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'exec node ../apps/server/dist/main.js',
    url: `${baseURL}/healthz`,
    env: { PORT: port, DATABASE_URL: ':memory:' },
    reuseExistingServer: false,
  },
})
