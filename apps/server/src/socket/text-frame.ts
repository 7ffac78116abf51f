const FINAL_TEXT = '\x81'

/**
 * A text as one WebSocket frame, each character a byte; null where a character needs more than one. Frames that are plain
 * texts leave in one write without being copied first, which is what sending to many costs most.
 */
export function textFrame(text: string): string | null {
  if (text !== last.text) last = { text, frame: framed(text) }
  return last.frame
}
/** The same text often goes to several, one after the other. */
let last: { readonly text: string; readonly frame: string | null } = { text: '', frame: framed('') }

function framed(text: string): string | null {
  const { length } = text
  if (length > 0xffff) return null
  const head =
    FINAL_TEXT + (length < 126 ? String.fromCharCode(length) : String.fromCharCode(126, length >> 8, length & 255))
  const frame = head + text
  // Reckoned over the whole frame, whose parts are thereby put together once, here, and not again when it is written.
  return Buffer.byteLength(frame) - Buffer.byteLength(head) === length ? frame : null
}
