import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

/** Beside the sources, and beside what they are compiled to. */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../operator')
const SCRIPT = 'text/javascript; charset=utf-8'
const FILES = [
  { path: '/operator', file: 'index.html', type: 'text/html; charset=utf-8' },
  { path: '/operator/page.js', file: 'page.js', type: SCRIPT },
  { path: '/operator/rows.js', file: 'rows.js', type: SCRIPT },
  { path: '/operator/words.js', file: 'words.js', type: SCRIPT },
  { path: '/operator/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
]

/** The operator's page. It holds nothing itself: what it shows comes from the API, which asks for the token. */
export function operatorPage(app: FastifyInstance): void {
  for (const { path, file, type } of FILES)
    app.get(path, async (_, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-store')
        .send(await readFile(join(FOLDER, file))),
    )
}
