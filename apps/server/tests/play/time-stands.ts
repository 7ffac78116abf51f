import { performance } from 'node:perf_hooks'
import { onTestFinished, vi } from 'vitest'

/** No time passes by the clock that counts how fast somebody is, however slow the machine. */
export function timeStands(): void {
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => stopped.mockRestore())
}
