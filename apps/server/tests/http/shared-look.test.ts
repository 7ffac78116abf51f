import { expect, test } from 'vitest'
import { sharedLook } from '../../src/http/shared-look.ts'

test('whoever asks during a look shares it, whoever asks after it gets a new one', async () => {
  const waiting: ((n: number) => void)[] = []
  const ask = sharedLook(() => new Promise<number>((resolve) => waiting.push(resolve)))
  const together = [ask(), ask(), ask()]
  waiting[0]?.(1)
  expect(await Promise.all(together)).toEqual([1, 1, 1])
  const later = ask()
  waiting[1]?.(2)
  expect(await later).toBe(2)
  expect(waiting).toHaveLength(2)
})

test('a look that fails fails for all who share it, and is not remembered', async () => {
  let fails = true
  const ask = sharedLook(async () => {
    if (fails) throw new Error('away')
    return 'here'
  })
  expect((await Promise.allSettled([ask(), ask()])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await ask()).toBe('here')
})
