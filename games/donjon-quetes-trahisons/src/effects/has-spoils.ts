import { a, count, type Language, list } from '@sablier/kernel'
import type { MonsterType } from '../cards/card.ts'
import { covers } from '../procedures/adventurer/spoils.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineTest } from './define-op.ts'

function named(language: Language, types: readonly MonsterType[]): string {
  const kinds = [...new Set(types)]
  return list(
    language,
    kinds.map((kind) => {
      const n = types.filter((type) => type === kind).length
      return n === 1 ? a(language, NOUNS[kind]) : count(language, n, NOUNS[kind])
    }),
  )
}

/** Having spoils of these types, which are spent. */
export const hasSpoils = defineTest('has-spoils', {
  holds: ({ types }, { table, you }) => covers(table, table.zone('spoils', you).pieces, types),
  describe: {
    en: ({ types }) => `you have ${named('en', types)} among your spoils`,
    fr: ({ types }) => `vous avez ${named('fr', types)} dans vos dépouilles`,
  },
})
