import { required } from '@sablier/kernel'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Uint8Array(128)
for (let i = 0; i < LETTERS.length; i++) VALUES[LETTERS.charCodeAt(i)] = i

/** Bytes as text; the same in a browser and on a server. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const bits = (a << 16) | (b << 8) | c
    parts.push(required(LETTERS[bits >> 18]), required(LETTERS[(bits >> 12) & 63]))
    parts.push(i + 1 < bytes.length ? required(LETTERS[(bits >> 6) & 63]) : '=')
    parts.push(i + 2 < bytes.length ? required(LETTERS[bits & 63]) : '=')
  }
  return parts.join('')
}

/** The bytes that a text stands for. */
export function fromBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let bits = 0
    for (let k = 0; k < 4; k++) bits = (bits << 6) | required(VALUES[text.charCodeAt(i + k) & 127])
    for (let k = 16; k >= 0 && at < bytes.length; k -= 8) bytes[at++] = (bits >> k) & 255
  }
  return bytes
}
