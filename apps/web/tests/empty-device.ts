import { vi } from 'vitest'

/** A device that keeps nothing yet, and whose workers are what the test puts in their place. */
export function emptyDevice(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('Worker', class {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    key: (n: number) => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size
    },
  })
}
