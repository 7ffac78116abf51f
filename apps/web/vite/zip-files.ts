import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files that shrink; pictures and fonts are packed already. */
const SHRINKS = /\.(js|css|svg|json|html|webmanifest)$/
/** Smaller ones fit into one packet as they are. */
const LEAST = 1000

/** Lays a zipped copy beside every text file of a finished build: the server sends it to whoever takes it, without work of its own. */
export async function zipFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => SHRINKS.test(name))) {
    const source = await readFile(join(folder, file))
    if (source.length < LEAST) continue
    const zipped = await promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION })
    await writeFile(join(folder, `${file}.gz`), zipped)
  }
}

/** Zips what was built, when all of it is written. */
export function zippedFiles(): Plugin {
  let folder = ''
  return {
    name: 'sablier-zipped-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => zipFiles(folder) },
  }
}
