import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

/** The workers as plain JavaScript in a folder of their own, with a shelf that holds the miniature game. */
export interface BundledWorkers {
  readonly botWorker: URL
  readonly leagueWorker: URL
  readonly shelf: string
  remove(): Promise<void>
}

/** Threads run plain JavaScript only, tests run from source: bundle what the threads need. */
export async function bundleWorkers(): Promise<BundledWorkers> {
  const folder = await mkdtemp(join(tmpdir(), 'sablier-bots-'))
  const source = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@sablier/source'] },
    ssr: { noExternal: true, resolve: { conditions: ['@sablier/source'] } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: {
          'bot-worker': source('../node/bot-worker.ts'),
          'league-worker': source('../node/league-worker.ts'),
          shelf: source('./lanterns-shelf.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  const url = (name: string): URL => pathToFileURL(join(folder, name))
  return {
    botWorker: url('bot-worker.mjs'),
    leagueWorker: url('league-worker.mjs'),
    shelf: url('shelf.mjs').href,
    remove: () => rm(folder, { recursive: true }),
  }
}
