import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
/** Published before play: it fixes the secret without revealing it. */
export function commitTo(secret: string): string {
  return sha256Hex(`sablier-seed:${secret}`)
}
/** The seed of a match: the committed secret and whatever the seats added, in seat order. */
export function seedFrom(secret: string, entropy: readonly string[]): string {
  return sha256Hex(canonical(secret, entropy))
}
const canonical = (secret: string, entropy: readonly string[]): string => JSON.stringify([secret, ...entropy])
