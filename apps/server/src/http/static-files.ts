import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The client as it was built, beside this server. */
const BUILT_CLIENT = join(dirname(fileURLToPath(import.meta.url)), '../../../web/dist')
const PLAIN_PAGE =
  '<!doctype html><meta charset="utf-8"><title>Sablier</title><p>The client is not built: npm run build'

/** Serves the client. Addresses that are pages of the client get its first page. */
export async function staticFiles(
  app: FastifyInstance,
  /** The tags added to the head of a page. */
  tagsOf: (request: FastifyRequest) => Promise<string>,
  folder = BUILT_CLIENT,
): Promise<void> {
  const page = join(folder, 'index.html')
  const built = existsSync(page)
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      // The build lays zipped copies beside the files.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Names under assets/ carry a hash of their content.
        const lasting = path.includes('/assets/')
        reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path)
    if (!isPage)
      return reply.code(404).send({ code: 'malformed', detail: 'nothing-here', reason: 'There is nothing here' })
    const tags = await tagsOf(request)
    if (!built) return reply.type('text/html').send(PLAIN_PAGE.replace('<p>', `${tags}<p>`))
    reply.header('cache-control', 'no-cache')
    if (tags === '') return reply.sendFile('index.html')
    return reply.type('text/html').send((await readFile(page, 'utf8')).replace('</head>', () => `${tags}</head>`))
  })
}
