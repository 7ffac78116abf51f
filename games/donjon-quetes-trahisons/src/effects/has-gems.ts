import { defineTest } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** Owning so many gems. */
export const hasGems = defineTest<{ n: number }, Table>('has-gems', {
  holds: ({ n }, { table, you }) => table.track('gems', you) >= n,
  describe: {
    en: ({ n }) => `you own at least ${n} gems`,
    fr: ({ n }) => `vous possédez au moins ${n} gemmes`,
  },
})
