import type { Io } from './io.ts'

const WIDTH = 30
const EVERY_MS = 120

/** A progress bar on standard error: only on a terminal, never faster than the eye, gone when done. */
export function startProgress(io: Io, total: number): { at: (done: number) => void; end: () => void } {
  if (!io.showsProgress) return { at: () => {}, end: () => {} }
  let last = io.now()
  return {
    at: (done) => {
      if (io.now() - last < EVERY_MS) return
      last = io.now()
      const filled = Math.round((done / total) * WIDTH)
      io.err(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`)
    },
    end: () => io.err('\r\u001b[K'),
  }
}
