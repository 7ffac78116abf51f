import type { SavedGame } from '../saved/saved-games.ts'

/** What a link says of a game: enough to play it again, answer by answer. */
export type PackedGame = Pick<
  SavedGame,
  'game' | 'version' | 'players' | 'options' | 'secret' | 'entropy' | 'entries' | 'over'
>

/** A longer text is no game: a link may come from anybody. */
const MOST_BYTES = 2_000_000

/** Writes a game so small that a link can carry it: no server has to keep it. */
export async function packGame(saved: SavedGame): Promise<string> {
  const { game, version, players, options, secret, entropy, entries, over } = saved
  const packed: PackedGame = { game, version, players, options, secret, entries, over, ...(entropy && { entropy }) }
  const zipped = new Blob([JSON.stringify(packed)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(zipped).arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The game in a link; throws where there is none. */
export async function unpackGame(packed: string): Promise<PackedGame> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const read = JSON.parse(await textUpTo(unzipped, MOST_BYTES)) as Partial<PackedGame> | null
  if (typeof read?.game !== 'string' || !Array.isArray(read.players) || !Array.isArray(read.entries))
    throw new Error('This link holds no game')
  return read as PackedGame
}

async function textUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) throw new Error('This link holds too much')
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
