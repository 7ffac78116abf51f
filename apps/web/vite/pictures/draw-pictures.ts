import { createHash } from 'node:crypto'
import type { Picture } from '@sablier/ui/scene'
import { runnerImport } from 'vite'
import { iconPaths } from './icon-paths.ts'

/** The pictures of a game, drawn, and a hash of all of them. */
export interface GamePictures {
  readonly game: string
  readonly version: string
  readonly pictures: readonly Picture[]
}

/** Draws every picture of every game. `encoding` says how they will be written, so that another one is another version. */
export async function drawPictures(encoding: string): Promise<GamePictures[]> {
  const conditions = ['@sablier/source', 'node', 'development|production']
  const { module } = await runnerImport<typeof import('@sablier/shelf/scenes')>('@sablier/shelf/scenes', {
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
  })
  return [...module.drawAll(iconPaths())].map(([game, pictures]) => {
    const hash = createHash('sha256').update(encoding)
    for (const { svg, width } of pictures) hash.update(svg).update(String(width))
    return { game, pictures, version: hash.digest('hex').slice(0, 10) }
  })
}
