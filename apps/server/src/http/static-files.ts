import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The client as it was built, beside this server. */
const BUILT_CLIENT = join(dirname(fileURLToPath(import.meta.url)), '../../../web/dist')
const PLAIN_PAGE =
  '<!doctype html><meta charset="utf-8"><title>Sablier</title><p>The client is not built: npm run build'

/** Serves the client. Addresses that are pages of the client get its first page. */
export async function staticFiles(app: FastifyInstance, folder = BUILT_CLIENT): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names under assets/ carry a hash of their content.
        const lasting = path.includes('/assets/')
        reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path)
    if (!isPage) return reply.code(404).send({ code: 'malformed', reason: 'There is nothing here' })
    if (!built) return reply.type('text/html').send(PLAIN_PAGE)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
