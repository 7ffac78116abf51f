import { count, type Language } from '@sablier/kernel'
import { canDraw, canDrawAny, chooseDeck, drawIntoFuture } from '../procedures/draw-card.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { VALUES } from './values.ts'

type Draw = Ops['draw']

const what = (language: Language, { n, type }: Draw): string => {
  if (type) return count(language, n, NOUNS[type])
  const cards = count(language, n, NOUNS.card)
  if (language === 'en') return n === 1 ? `${cards} from a deck of your choice` : `${cards} from decks of your choice`
  return n === 1 ? `${cards} dans la pile de votre choix` : `${cards} dans les piles de votre choix`
}

/** Cards from the decks straight into your FUTURE, each loaded before the next is drawn. */
export const draw = defineOp('draw', {
  *perform({ n, type }, { table: t, you, source }) {
    for (let i = 0; i < n && canDrawAny(t); i++)
      drawIntoFuture(t, you, type ?? (yield* chooseDeck(t, you, 'universal.draw-into-future', source)))
  },
  feasible: ({ type }, { table }) => (type ? canDraw(table, type) : canDrawAny(table)),
  describe: {
    en: (args, v) => `${v('draw', 'draw', 'draws')} ${what('en', args)}`,
    fr: (args, v) => `${v('piochez', 'piocher', 'pioche')} ${what('fr', args)}`,
  },
  worth: ({ n }) => n * VALUES.drawn,
})
