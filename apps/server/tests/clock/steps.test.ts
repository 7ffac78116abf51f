import { expect, test, vi } from 'vitest'
import { TokenBucket } from '../../src/token-bucket.ts'

test('[C5] a system clock that is set back by a minute refuses nothing as too fast', () => {
  const bucket = new TokenBucket(1000, 5)
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 60_000)
  try {
    expect(Array.from({ length: 5 }, () => bucket.take())).toEqual([true, true, true, true, true])
  } finally {
    vi.restoreAllMocks()
  }
})
