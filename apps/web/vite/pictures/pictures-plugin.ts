import { join } from 'node:path'
import type { Picture } from '@sablier/ui/scene'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { drawPictures, type GamePictures } from './draw-pictures.ts'
import { cached, type Encoder, findEncoder, inTurns } from './encode-picture.ts'

const folderOf = ({ game, version }: GamePictures): string => `assets/pictures/${game}/${version}`
const fileOf = ({ name, shape }: Picture, format: string): string => `${name}.${shape}.${format}`

/** Where a picture lies, as `pictureUrl` of the shared parts writes it. */
const addressOf = (game: GamePictures, picture: Picture, format: string): string =>
  `${folderOf(game)}/${fileOf(picture, format)}`

/** Makes the pictures of all games while the client is built, and on demand while it is developed. */
export function pictures(): Plugin {
  let games: readonly GamePictures[] = []
  let encoder: Encoder
  let config: ResolvedConfig
  const encodeKept = () => cached(encoder, join(config.root, '../../node_modules/.cache/sablier-pictures'))
  return {
    name: 'sablier-pictures',
    async config() {
      encoder = await findEncoder((message) => console.warn(`[pictures] ${message}`))
      games = await drawPictures(encoder.settings)
      const versions = Object.fromEntries(games.map(({ game, version }) => [game, version]))
      return { define: { 'import.meta.env.PICTURES': JSON.stringify({ format: encoder.format, versions }) } }
    },
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle() {
      const encode = encodeKept()
      const all = games.flatMap((game) => game.pictures.map((picture) => ({ game, picture })))
      await inTurns(all, async ({ game, picture }) => {
        const source = await encode(picture)
        this.emitFile({ type: 'asset', fileName: addressOf(game, picture, encoder.format), source })
      })
      // What the service worker fetches when a game is opened.
      for (const game of games) {
        const source = JSON.stringify(game.pictures.map((picture) => fileOf(picture, encoder.format)))
        this.emitFile({ type: 'asset', fileName: `${folderOf(game)}/index.json`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use(serveOnDemand(games, encoder, (picture) => encodeKept()(picture)))
    },
  }
}

/** Answers requests for pictures while the client is developed: each is made when it is first asked for. */
function serveOnDemand(
  games: readonly GamePictures[],
  { format }: Encoder,
  encode: Encoder['encode'],
): Connect.NextHandleFunction {
  const byAddress = new Map<string, Picture>(
    games.flatMap((game) => game.pictures.map((picture) => [`/${addressOf(game, picture, format)}`, picture] as const)),
  )
  return async (request, response, next) => {
    const picture = byAddress.get(request.url?.split('?')[0] ?? '')
    if (!picture) return next()
    response.setHeader('content-type', format === 'webp' ? 'image/webp' : 'image/svg+xml')
    response.end(await encode(picture))
  }
}
