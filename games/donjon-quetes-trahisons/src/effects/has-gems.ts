import { defineTest } from './define-op.ts'

/** Owning so many gems. */
export const hasGems = defineTest('has-gems', {
  holds: ({ n }, { table, you }) => table.track('gems', you) >= n,
  describe: {
    en: ({ n }) => `you own at least ${n} gems`,
    fr: ({ n }) => `vous possédez au moins ${n} gemmes`,
  },
})
