import { describe, expect, it } from 'vitest'
import { scoped } from '../vite/scope-styles.ts'

const TABLE = ':where([data-game="prophecy"])'

describe('styles of a game', () => {
  it('hold only within its own table', () => {
    expect(scoped('.plate > b::before', 'prophecy')).toBe(`${TABLE} .plate > b::before`)
  })

  it('still follow the theme of the page', () => {
    expect(scoped(':root[data-theme="dark"] .plate', 'prophecy')).toBe(`:root[data-theme="dark"] ${TABLE} .plate`)
    expect(scoped(':root:not([data-theme="dark"]) .own h2', 'prophecy')).toBe(
      `:root:not([data-theme="dark"]) ${TABLE} .own h2`,
    )
  })

  it('may speak of the whole page while their table is on it', () => {
    expect(scoped(':root:has(.donjon)', 'prophecy')).toBe(':root:has(.donjon)')
  })
})
