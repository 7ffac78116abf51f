import { expect, test } from 'vitest'

import { withOnePace } from '../src/settings/settings-store.ts'

test.each([
  [{ motion: false, pace: 'slow' }, 'none'],
  [{ motion: true, pace: 'slow' }, 'calm'],
  [{ motion: true, pace: 'normal' }, 'normal'],
  [{ motion: true, pace: 'fast' }, 'quick'],
])('settings kept before there was one pace: %o becomes %s', (kept, pace) => {
  const now = withOnePace({ language: 'fr', ...kept }, 0)
  expect(now).toMatchObject({ language: 'fr', pace })
})

test('a pace of today is kept', () => {
  expect(withOnePace({ pace: 'quick' }, 1)).toEqual({ pace: 'quick' })
})
