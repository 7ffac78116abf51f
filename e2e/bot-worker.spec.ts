import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { GAMES } from './games.ts'

const scripts: Record<string, string> = {}

/** The page's or the worker's script as one file. */
async function bundle(name: 'page' | 'worker'): Promise<string> {
  const entry = fileURLToPath(new URL(`../packages/bots/tests/browser/${name}.ts`, import.meta.url))
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@sablier/source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: name } },
  })
  const [{ output }] = made as unknown as [{ output: readonly { readonly code?: string }[] }]
  return output.map(({ code }) => code ?? '').join('\n')
}

test.beforeAll(async () => {
  for (const name of ['page', 'worker'] as const) scripts[`${name}.js`] = await bundle(name)
})

/** A page that is nothing but the script. */
async function openBotPage(page: Page): Promise<void> {
  await page.route('**/bots-in-browser/*', (route) => {
    const script = scripts[route.request().url().split('/').pop() ?? '']
    return script === undefined
      ? route.fulfill({ contentType: 'text/html', body: '<script type="module" src="page.js"></script>' })
      : route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await page.goto('/bots-in-browser/')
  await page.waitForFunction(() => 'botPage' in globalThis)
}

/** Calls the page's script. */
const ask = (page: Page, what: 'compare' | 'late' | 'cancelled', ...words: string[]): Promise<unknown> =>
  page.evaluate(
    ([name, ...given]) =>
      (globalThis as unknown as { botPage: Record<string, (...w: string[]) => Promise<unknown>> }).botPage[
        name as string
      ]?.(...given) as Promise<unknown>,
    [what, ...words],
  )

for (const game of GAMES)
  test(`a Web Worker decides in ${game} as the page itself would, at every level`, async ({ page }) => {
    await openBotPage(page)
    for (const level of ['random', 'novice', 'adept', 'master']) {
      const { there, here } = (await ask(page, 'compare', game, level)) as { there: unknown; here: unknown }
      expect(there).toEqual(here)
      expect(here).toMatchObject({ report: { by: 'level', failure: null } })
    }
  })

test('a Web Worker that never answers is ended at its limit, and the seat still answers legally', async ({ page }) => {
  await openBotPage(page)
  expect(await ask(page, 'late', 'prophecy')).toEqual({ failure: 'no answer after 300 ms', legal: true })
})

test('a cancelled decision has no outcome, and the next one is made', async ({ page }) => {
  await openBotPage(page)
  expect(await ask(page, 'cancelled', 'prophecy')).toEqual({ outcome: null, legal: true })
})
