import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '@sablier/ui/scene'

/** How pictures become files: as WebP where the encoder runs on this machine, else as the drawings they are. */
export interface Encoder {
  readonly format: 'webp' | 'svg'
  readonly settings: string
  readonly encode: (picture: Picture) => Promise<Uint8Array>
}

/** Above 42 the pictures of the largest game pass two and a half million bytes; the eye sees no gain at their size. */
const QUALITY = 41

/** The encoder of this machine. The package is a binary: where none fits, pictures stay SVG and the build says so. */
export async function findEncoder(warn: (message: string) => void): Promise<Encoder> {
  try {
    const { default: sharp } = await import('sharp')
    return {
      format: 'webp',
      settings: `webp ${QUALITY} ${sharp.versions.vips}`,
      encode: ({ svg, width, height }) =>
        sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).webp({ quality: QUALITY, effort: 4 }).toBuffer(),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    warn(`sharp does not run here (${reason}): pictures are written as SVG, which is heavier to load and to show.`)
    return { format: 'svg', settings: 'svg', encode: async ({ svg }) => Buffer.from(svg) }
  }
}

/** Encodes a picture once: its bytes are kept under the hash of its drawing. */
export function cached({ settings, encode }: Encoder, folder: string): Encoder['encode'] {
  mkdirSync(folder, { recursive: true })
  return async (picture) => {
    const key = createHash('sha256')
      .update(`${settings} ${picture.width} ${picture.height} ${picture.svg}`)
      .digest('hex')
    const file = join(folder, key.slice(0, 32))
    if (existsSync(file)) return readFileSync(file)
    const bytes = await encode(picture)
    writeFileSync(`${file}.${process.pid}`, bytes)
    renameSync(`${file}.${process.pid}`, file)
    return bytes
  }
}

/** Runs `work` on all items, a few at a time: the encoder has its own threads. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const hand = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: 4 }, hand))
}
