import { defineTest } from './define-op.ts'

/** Having completed so many quests before this one. */
export const hasCompleted = defineTest('has-completed', {
  holds: ({ n }, { table, you }) => table.zone('completed', you).size >= n,
  describe: {
    en: ({ n }) => `you have completed at least ${n} quests`,
    fr: ({ n }) => `vous avez accompli au moins ${n} quêtes`,
  },
})
